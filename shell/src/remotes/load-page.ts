import type { LiveRemote } from '@app/federation/registry';
import type { ReleaseName } from '@app/federation/release-of-url';
import type { PageContext, RemotePage, Resource } from '@app/federation/remote-module';
import type { Outdated, PageSource } from './page-source.ts';

/** A page that is loading or loaded. */
export type LoadedPage =
  /** The code is loaded; the data is too, or `arriving` resolves to it. */
  | {
      readonly kind: 'ready';
      readonly page: RemotePage<unknown>;
      /** Whose code the page is. */
      readonly release: ReleaseName;
      readonly resource: Resource<unknown>;
      readonly arriving?: Promise<Resource<unknown>>;
    }
  /** Hydration only: the server's HTML is shown while the code is loaded. */
  | { readonly kind: 'hydrating'; readonly page: Promise<LoadedPage> }
  | {
      readonly kind: 'failed';
      /** The server could not be reached at all. */
      readonly offline?: boolean;
    };

/** How long the old page stays on the screen while the next one loads its data. */
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
      const { page, release } = opened;
      const arriving = loadData(page, context);
      const resource = await Promise.race([arriving, loadingAfter(PATIENCE_MS)]);
      return resource.phase === 'loading'
        ? { kind: 'ready', page, release, resource, arriving }
        : { kind: 'ready', page, release, resource };
    }
  }
}

/** The data of a page, or that it could not be loaded; the reason is logged. */
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
