import type { LiveRemote } from '@app/federation/registry';
import type { ReleaseName } from '@app/federation/release-of-url';
import type { RemotePage } from '@app/federation/remote-module';
import type { NoticedFault } from '../telemetry/noticed-faults.ts';

export type OpenedPage =
  | {
      readonly kind: 'opened';
      readonly page: RemotePage<unknown>;
      /** Whose code the page is. */
      readonly release: ReleaseName;
      /**
       * True when the code was loaded again after a failure; it may be of another release than the
       * document.
       */
      readonly renewed: boolean;
    }
  | {
      readonly kind: 'failed';
      /** The server could not be reached at all. */
      readonly offline?: boolean;
    }
  | Outdated;

/**
 * The live release does not fit the shell in this tab, so only a new document can show the page.
 */
export interface Outdated {
  readonly kind: 'outdated';
}

/** Why a page could not be loaded or shown. */
export type PageFault = Pick<NoticedFault, 'kind' | 'cause'>;

/** Where the code of a page comes from: the network in a browser, a folder on the server. */
export interface PageSource {
  /** After a failure the next call tries again with the release that is live then. */
  open(remote: LiveRemote, module: string): Promise<OpenedPage>;
  /** Fetches the code of a page that the visitor may open next; it does not run. */
  prefetch(remote: LiveRemote, module: string): void;
  /** Call when a page of this release threw, so that the next `open` loads its remote again. */
  broke(release: ReleaseName, fault: PageFault): void;
  /** The version of a remote that this tab runs now; undefined for a name that is none. */
  running(remote: string): string | undefined;
}
