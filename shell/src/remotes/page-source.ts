import type { LiveRemote } from '@app/federation/registry';
import type { RemotePage } from '@app/federation/remote-module';

export type OpenedPage =
  | { readonly kind: 'opened'; readonly page: RemotePage<unknown> }
  | { readonly kind: 'failed' };

/** Where the code of a page comes from: the network in a browser, a folder on the server. */
export interface PageSource {
  /** After a failure the next call tries again, with whatever release is live by then. */
  open(remote: LiveRemote, module: string): Promise<OpenedPage>;
}
