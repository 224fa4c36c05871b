import type { KeyObject } from 'node:crypto';
import type { PreviewFailure } from '@app/federation/preview-link';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Context } from 'hono';
import { plainPage } from '../pages/plain-page.ts';
import { protect } from '../pages/privacy.ts';
import { tidyPath } from '../pages/tidy-path.ts';
import { assignCanary, canaryOf } from './canaries/canary-cookie.ts';
import type { CanarySet } from './canaries/canary-sets.ts';
import type { CanariesAndPreviews } from './other-sets.ts';
import type { LiveSets, VisitorSet, VisitorSets } from './port.ts';
import {
  END,
  leavePreview,
  previewOf,
  previewQuery,
  withoutPreview,
} from './previews/preview-session.ts';

export interface VisitorSetsOptions extends Pick<LiveSets, 'current'> {
  readonly others: Pick<CanariesAndPreviews, 'canaries' | 'preview' | 'previewReleases'>;
  /** Checks links of previews; undefined when there is no key. */
  readonly publicKey: () => Promise<KeyObject | undefined>;
  /** Name of the company. */
  readonly company: string;
  readonly log: Log;
  /** From 0, inclusive, to 1. */
  readonly draw?: () => number;
}

type ChooseCanary = (
  c: Context<ServerEnv>,
  canaries: readonly CanarySet[],
) => CanarySet | undefined;

/**
 * Chooses among the live releases, the canaries and a preview by the cookies of a visitor. With a
 * document, one who is new while there are canaries gets one of them, or none, by chance.
 */
export function createVisitorSets({
  current,
  others,
  publicKey,
  company,
  log,
  draw = Math.random,
}: VisitorSetsOptions): VisitorSets {
  async function choose(
    c: Context<ServerEnv>,
    canaryFor: ChooseCanary,
  ): Promise<VisitorSet | Response> {
    const search = withoutPreview(new URL(c.req.url).search);
    const preview = await previewOf(c, publicKey);
    if (!preview) {
      const canaries = others.canaries();
      const set = canaryFor(c, canaries)?.set ?? current();
      return { set, search, varies: canaries.length > 0 };
    }
    if (!preview.ok) return refuse(c, preview.failure);
    const { parts } = preview.value;
    const opened = await others.preview(parts);
    if (opened.ok) return { set: opened.value, search, preview: preview.value, varies: true };
    log.warn({ parts, why: opened.failure }, 'preview not shown');
    return refuse(c, 'gone');
  }

  function refuse(c: Context<ServerEnv>, why: PreviewRefusal): Response {
    leavePreview(c);
    return refusePreview(c, why, company, livePathOf(c));
  }

  return {
    forAnyone: () => (others.canaries().length === 0 ? current() : undefined),
    async forDocument(c) {
      if (previewQuery(c) !== END) {
        return choose(c, (_, canaries) => assignCanary(c, canaries, draw));
      }
      leavePreview(c);
      protect(c, 'personal');
      return c.redirect(livePathOf(c), 303);
    },
    forForm: (c) => choose(c, canaryOf),
    async releasesFor(c) {
      const preview = await previewOf(c, publicKey);
      const site = preview?.ok ? await others.previewReleases(preview.value.parts) : undefined;
      if (site?.ok) return site.value;
      const set = canaryOf(c, others.canaries())?.set ?? current();
      return set.live;
    },
  };
}

/** The same page outside the preview. */
function livePathOf(c: Context<ServerEnv>): string {
  const { pathname, search } = new URL(c.req.url);
  return tidyPath(pathname, () => false) + withoutPreview(search);
}

/** `gone`: the version is not in the store any more, or does not fit what is live. */
type PreviewRefusal = PreviewFailure | 'gone';

const words: Readonly<Record<PreviewRefusal, { heading: string; line: string }>> = {
  foreign: {
    heading: 'This preview link is not valid',
    line: 'Part of the link is missing, or it was made for another site. Ask the person who sent it for a new one.',
  },
  ended: {
    heading: 'This preview has ended',
    line: 'A preview link works for a limited time. Ask the person who sent it for a new one.',
  },
  gone: {
    heading: 'This version cannot be shown',
    line: 'It is not kept on this site any more, or it does not fit the versions that are live now.',
  },
};

/**
 * Answers a preview that cannot be shown. It is not the live page, which could be taken for the preview.
 * @param livePath of the same page outside the preview.
 */
function refusePreview(
  c: Context,
  why: PreviewRefusal,
  company: string,
  livePath: string,
): Response {
  protect(c, 'personal');
  const { heading, line } = words[why];
  const lines = c.req.method === 'POST' ? [line, 'Nothing was sent.'] : [line];
  const link = { text: 'Go to the live page', href: livePath };
  return c.html(plainPage({ heading, company, lines, link }), why === 'gone' ? 404 : 403);
}
