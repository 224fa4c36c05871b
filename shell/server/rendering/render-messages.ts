import type { DescribedPages, DescribeRequest } from '../../src/bootstrap/describe-pages.ts';
import type { RenderedPage, RenderRequest } from '../../src/bootstrap/render.tsx';

export const RENDER_PROCESS_TITLE = 'page renderer';

/** The server bundle of a release, loaded by render processes. */
export interface ServerBundle {
  readonly name: string;
  readonly version: string;
  readonly file: string;
  /** Its hash in the release; without one it is not loaded. */
  readonly integrity: string | undefined;
}

/** What a render process loads before its first page. */
export interface LoadOrder {
  readonly kind: 'load';
  readonly shell: ServerBundle;
  readonly remotes: readonly ServerBundle[];
  /**
   * Remotes that ended a process while they were loaded: each is loaded only with its first page.
   */
  readonly loadLater: readonly string[];
}

export type RenderTask =
  | { readonly kind: 'render'; readonly request: RenderRequest }
  | { readonly kind: 'describe'; readonly request: DescribeRequest };

export type RenderAnswer =
  | { readonly kind: 'rendered'; readonly page: RenderedPage }
  | { readonly kind: 'described'; readonly described: DescribedPages }
  | { readonly kind: 'failed'; readonly fault: string };

export type RenderProcessMessage =
  | RenderAnswer
  /** Sent before each bundle, so that the parent knows which one hangs. */
  | { readonly kind: 'loading'; readonly bundle: string }
  | { readonly kind: 'not-loaded'; readonly bundle: string; readonly fault: string }
  | { readonly kind: 'ready' };
