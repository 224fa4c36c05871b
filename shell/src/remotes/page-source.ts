import type { LiveRemote } from '@app/federation/registry';
import type { RemotePage } from '@app/federation/remote-module';

export type OpenedPage =
  | {
      readonly kind: 'opened';
      readonly page: RemotePage<unknown>;
      /** The code was fetched again after a failure, and may be of another release than the document. */
      readonly renewed: boolean;
    }
  | { readonly kind: 'failed' }
  | Outdated;

/** The live release does not fit the shell in this tab: only a new document can show the page. */
export interface Outdated {
  readonly kind: 'outdated';
}

/** Where the code of a page comes from: the network in a browser, a folder on the server. */
export interface PageSource {
  /** After a failure the next call tries again, with whatever release is live by then. */
  open(remote: LiveRemote, module: string): Promise<OpenedPage>;
  /** Says that a page of this remote threw, so that the next call does not give the same one again. */
  broke(remote: string, fault: string): void;
}
