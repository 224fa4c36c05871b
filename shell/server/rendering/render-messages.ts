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

export interface RenderFault {
  /** The stack, or else the message. */
  readonly fault: string;
  /** True when React rendered the frame and not a page. Older shells do not tell. */
  readonly inFrame?: boolean;
  /** True when the process was ended for it: it looped, took too much memory or exited. */
  readonly ended?: boolean;
  /** It computed until its deadline, without a pause: it is not the machine that is slow. */
  readonly loops?: boolean;
  /** The machine may be to blame: it was too busy, or it killed the process. */
  readonly byMachine?: boolean;
}

export type RenderTask =
  | { readonly kind: 'render'; readonly request: RenderRequest }
  | { readonly kind: 'describe'; readonly request: DescribeRequest };

/** What one render took of its process. */
export interface RenderCost {
  readonly ms: number;
  /** The heap in use after the render, and how much it grew; measured of some renders only. */
  readonly heap?: { readonly bytes: number; readonly growthBytes: number };
}

export type RenderAnswer =
  | { readonly kind: 'rendered'; readonly page: RenderedPage; readonly cost: RenderCost }
  | { readonly kind: 'described'; readonly described: DescribedPages }
  | ({ readonly kind: 'failed' } & RenderFault);

/** A call of `fetch` in a page. */
export interface ApiCall {
  readonly kind: 'api-call';
  /** Counts the calls of one process. */
  readonly id: number;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | null;
}

export type ApiAnswer = { readonly kind: 'api-answer'; readonly id: number } & (
  | {
      readonly status: number;
      readonly statusText: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly text: string;
    }
  | { readonly fault: string }
);

export type MessageToRenderProcess = LoadOrder | RenderTask | ApiAnswer;

export type RenderProcessMessage =
  | RenderAnswer
  | ApiCall
  /** The process cannot become another user, so pages run as the user of the site. */
  | { readonly kind: 'same-user'; readonly fault: string }
  /** Sent before each bundle, so that the parent knows which one hangs. */
  | { readonly kind: 'loading'; readonly bundle: string }
  | { readonly kind: 'not-loaded'; readonly bundle: string; readonly fault: string }
  /** Code that an earlier task left behind threw; the process ends. */
  | { readonly kind: 'crashed'; readonly fault: string }
  | { readonly kind: 'ready' };
