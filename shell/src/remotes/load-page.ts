import type { LiveRemote } from '@app/federation/registry';
import type { PageContext, RemotePage, Resource } from '@app/federation/remote-module';
import type { Outdated, PageSource } from './page-source.ts';

/** A page on its way to the screen. */
export type LoadedPage =
  /** Code is there; data is, or `arriving` will settle it. */
  | {
      readonly kind: 'ready';
      readonly page: RemotePage<unknown>;
      readonly resource: Resource<unknown>;
      readonly arriving?: Promise<Resource<unknown>>;
    }
  /** Hydration only: the server's HTML stands while the code is fetched. */
  | { readonly kind: 'hydrating'; readonly page: Promise<LoadedPage> }
  | { readonly kind: 'failed' };

/** Up to here an old page may stay on screen while the next one gets its data. */
const PATIENCE_MS = 200;

export async function loadPage(
  source: Pick<PageSource, 'open'>,
  remote: LiveRemote,
  module: string,
  context: PageContext,
): Promise<LoadedPage | Outdated> {
  const opened = await source.open(remote, module);
  switch (opened.kind) {
    case 'failed':
    case 'outdated':
      return opened;
    case 'opened': {
      const { page } = opened;
      const arriving = loadData(page, context);
      const resource = await Promise.race([arriving, loadingAfter(PATIENCE_MS)]);
      return resource.phase === 'loading'
        ? { kind: 'ready', page, resource, arriving }
        : { kind: 'ready', page, resource };
    }
  }
}

/** Data of a page, or the fact that it could not be had; the reason goes to the log. */
export async function loadData(
  page: RemotePage<unknown>,
  context: PageContext,
): Promise<Resource<unknown>> {
  try {
    return { phase: 'ready', data: await page.load?.(context) };
  } catch (cause) {
    if (!context.signal.aborted) console.error(cause);
    return { phase: 'failed' };
  }
}

const loadingAfter = (ms: number): Promise<Resource<unknown>> =>
  new Promise((resolve) => setTimeout(() => resolve({ phase: 'loading' }), ms));
