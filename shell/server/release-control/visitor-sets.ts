import type { KeyObject } from 'node:crypto';
import type { Instead } from '@app/federation/live-releases';
import type { PreviewFailure } from '@app/federation/preview-link';
import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, type Result, success } from '@app/result';
import type { Context } from 'hono';
import type { LiveSite } from '../releases/live-site.ts';
import type { ReleaseSet, ReleaseSets } from '../rendering/release-sets.ts';
import { assignCanary, canaryOf } from './canaries/canary-cookie.ts';
import type { CanarySet } from './canaries/canary-sets.ts';
import { leavePreview, previewOf } from './previews/preview-session.ts';

/** What a visitor gets. */
export interface VisitorSet {
  readonly set: ReleaseSet;
  /** Only who has a signed link gets it. */
  readonly preview?: Instead;
  /** Another visitor may get another one at this moment. */
  readonly varies: boolean;
}

/** `gone`: the version is not in the store any more, or does not fit what is live. */
export type PreviewRefusal = PreviewFailure | 'gone';

export interface VisitorSets {
  /** For a document. A visitor who is new while there are canaries gets one of them, or none, by chance. */
  forDocument(c: Context<ServerEnv>): Promise<Result<VisitorSet, PreviewRefusal>>;
  /** For a form post: what the document with the form was made of, as far as it is still in use. */
  forForm(c: Context<ServerEnv>): Promise<Result<VisitorSet, PreviewRefusal>>;
  /** The releases that a page of this visitor may load now. */
  siteFor(c: Context<ServerEnv>): Promise<LiveSite>;
}

export interface VisitorSetsOptions {
  readonly releaseSets: Pick<ReleaseSets, 'current' | 'canaries' | 'preview' | 'previewSite'>;
  /** Checks links of previews; undefined when there is no key. */
  readonly publicKey: () => Promise<KeyObject | undefined>;
  readonly log: Log;
  /** From 0, inclusive, to 1. */
  readonly draw?: () => number;
}

type ChooseCanary = (
  c: Context<ServerEnv>,
  canaries: readonly CanarySet[],
) => CanarySet | undefined;

/** Chooses among the live releases, the canaries and a preview by the cookies of a visitor. */
export function createVisitorSets({
  releaseSets,
  publicKey,
  log,
  draw = Math.random,
}: VisitorSetsOptions): VisitorSets {
  async function choose(c: Context<ServerEnv>, canaryFor: ChooseCanary) {
    const preview = await previewOf(c, publicKey);
    if (!preview) {
      const canaries = releaseSets.canaries();
      const set = canaryFor(c, canaries)?.set ?? releaseSets.current();
      return success({ set, varies: canaries.length > 0 });
    }
    const shown = preview.ok ? await open(preview.value) : preview;
    if (!shown.ok) leavePreview(c);
    return shown;
  }

  async function open({ part, version }: Instead): Promise<Result<VisitorSet, 'gone'>> {
    const opened = await releaseSets.preview({ part, version });
    if (opened.ok) return success({ set: opened.value, preview: { part, version }, varies: true });
    log.warn({ remote: part, version, why: opened.failure }, 'preview not shown');
    return failed('gone');
  }

  return {
    forDocument: (c) => choose(c, (_, canaries) => assignCanary(c, canaries, draw)),
    forForm: (c) => choose(c, canaryOf),
    async siteFor(c) {
      const preview = await previewOf(c, publicKey);
      const site = preview?.ok ? await releaseSets.previewSite(preview.value) : undefined;
      if (site?.ok) return site.value;
      const set = canaryOf(c, releaseSets.canaries())?.set ?? releaseSets.current();
      return set.site;
    },
  };
}
