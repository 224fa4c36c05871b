import type { LiveRemote } from '@app/federation/registry';
import type { RemotePage } from '@app/federation/remote-module';

export type OpenedPage =
  | {
      readonly kind: 'opened';
      readonly page: RemotePage<unknown>;
      /**
       * True when the code was loaded again after a failure; it may be of another release than the
       * document.
       */
      readonly renewed: boolean;
    }
  | { readonly kind: 'failed' }
  | Outdated;

/**
 * The live release does not fit the shell in this tab, so only a new document can show the page.
 */
export interface Outdated {
  readonly kind: 'outdated';
}

/** Where the code of a page comes from: the network in a browser, a folder on the server. */
export interface PageSource {
  /** After a failure the next call tries again with the release that is live then. */
  open(remote: LiveRemote, module: string): Promise<OpenedPage>;
  /** Call when a page of this remote threw, so that the next `open` loads it again. */
  broke(remote: string, fault: string): void;
}
