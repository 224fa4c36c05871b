import path from 'node:path';
import type { BuiltRelease } from '@app/federation/releases';
import type { SiteContext } from '@app/site/site-config';
import type { RenderRequest } from '../../src/bootstrap/render.tsx';
import { asLiveRemote } from '../releases/live-releases.ts';
import { loadBundles } from './loaded-bundles.ts';
import type { RenderAnswer, RenderTask, ServerBundle } from './render-messages.ts';
import { PAST_DEADLINE } from './render-process.ts';
import { isPageHead, isRenderedPage } from './rendered-page.ts';

/** Longer than a visitor waits: a machine that has just built a part may be slow. */
const PAGE_DEADLINE_MS = 10_000;
/** Twice what a visitor is let wait, however busy the machine is: a page without end is known sooner. */
const PAGE_CPU_MS = 2000;
/** Elements without a letter, or nothing, where the page should be. */
const EMPTY_MAIN = /<main\b[^>]*>(\s|<[^>]*>)*<\/main>/;
/** Kinds of faults that `load` has only when its code is wrong, whatever the API answers. */
const OWN_FAULT = /^(TypeError|ReferenceError|RangeError|SyntaxError|URIError):/;

/** Why a page, or every page of a part, cannot be rendered. */
export interface PageFault {
  readonly part: string;
  readonly version: string;
  /** Absent when the server bundle of the part cannot be loaded. */
  readonly path?: string;
  /** One line. */
  readonly fault: string;
}

export interface RenderingOnce {
  readonly site: SiteContext;
  /** Where pages find the API. It need not answer: pages then show that their data is missing. */
  readonly apiOrigin: string;
  /** Limit of the JavaScript heap of the process. */
  readonly heapMb: number;
  /** Longest time to load one bundle; that of the live site by default. */
  readonly loadMs?: number;
}

/**
 * Renders each page of these parts once, and asks for its head without data, as the releases would be live together, in a process of its
 * own.
 * @param live one shell, and remotes.
 * @param parts names of those whose pages are rendered.
 * @returns the pages that cannot be rendered, one after the other. Those of a part after one that never ends are left
 *   out.
 */
export async function* pageFaults(
  live: readonly BuiltRelease[],
  parts: readonly string[],
  { site, apiOrigin, heapMb, loadMs }: RenderingOnce,
): AsyncGenerator<PageFault> {
  const bundles = live.map(bundleOf);
  const releases = live.map(({ release }) => release);
  const remotes = releases.filter(({ name }) => name !== 'shell').map(asLiveRemote);
  let loaded = await loadBundles(bundles, heapMb, loadMs);
  try {
    for (const { name: part, version, routes } of releases) {
      if (!parts.includes(part)) continue;
      const notLoaded = loaded.notLoaded.get(part) ?? loaded.notLoaded.get('shell');
      if (notLoaded !== undefined) {
        yield { part, version, fault: firstLine(notLoaded) };
        continue;
      }
      const ask = async (task: RenderTask) => {
        // The page before this one may have ended the process.
        if (!loaded.running?.idle) loaded = await loadBundles(bundles, heapMb, loadMs);
        return loaded.running?.run(task, PAGE_DEADLINE_MS, PAGE_CPU_MS);
      };
      const own = remotes.filter(({ name }) => name === part);
      const heads = await ask({ kind: 'describe', request: { site, remotes: own } });
      for (const { path: url } of routes) {
        const request = { url, site, remotes, apiOrigin, requestId: 'before-release' };
        const page = await ask({ kind: 'render', request });
        const fault = faultIn(page, part, request) ?? faultInHead(heads, url);
        if (fault !== undefined) yield { part, version, path: url, fault: firstLine(fault) };
        // Each of the next would be waited for as long.
        if (fault === PAST_DEADLINE) break;
      }
    }
  } finally {
    loaded.running?.kill();
  }
}

const bundleOf = ({ release, folder }: BuiltRelease): ServerBundle => ({
  name: release.name,
  version: release.version,
  file: path.resolve(folder, release.server),
  integrity: release.integrity?.[release.server],
});

function faultIn(
  answer: RenderAnswer | undefined,
  part: string,
  { url }: RenderRequest,
): string | undefined {
  if (answer?.kind === 'failed') return answer.fault;
  if (answer?.kind !== 'rendered' || !isRenderedPage(answer.page)) {
    return 'the server bundle made no page';
  }
  const { served, status, dataFault, html } = answer.page;
  if (EMPTY_MAIN.test(html)) return 'it is empty';
  const isShown = part === 'shell' ? status < 400 : served?.remote === part && served.path === url;
  if (!isShown) return 'the shell shows another page at this address';
  return dataFault && OWN_FAULT.test(dataFault) ? dataFault : undefined;
}

/** A head is also asked for without data, for the sitemap and while the API is down. */
function faultInHead(heads: RenderAnswer | undefined, url: string): string | undefined {
  const pages = heads?.kind === 'described' ? heads.described.pages : [];
  const isTold = pages.some(({ path: served, head }) => served === url && isPageHead(head));
  return isTold ? undefined : 'its head throws without data, or lacks a title or description';
}

const firstLine = (text: string): string => text.split('\n')[0] ?? '';
