import type { PartVersion } from '@app/federation/live-releases';

/** What a browser is to open. */
export interface OpenOrder {
  /** Program of the browser. */
  readonly program: string;
  /** A folder of its own. */
  readonly home: string;
  /** Addresses, all of one origin. Nothing of another one is loaded. */
  readonly urls: readonly string[];
  /** Whose faults are told. */
  readonly of: readonly PartVersion[];
  /** How long a page may take to come alive, in milliseconds. */
  readonly patienceMs: number;
  /** How long things may be clicked on a page, in milliseconds. */
  readonly clickMs: number;
}

/** What fails in a browser. */
export interface BrowserFault {
  /** The path that was opened. */
  readonly page: string;
  /** Such as `render TypeError`, one line. */
  readonly fault: string;
}

/** What a browser found. */
export interface Opened {
  readonly faults: readonly BrowserFault[];
  /** Pages of which time was up before everything was clicked. */
  readonly notClickedThrough: readonly string[];
}

/** The last is `opened`, or `failed` when the browser did not start. */
export type OpenReply =
  | { readonly kind: 'opening'; readonly page: string }
  | ({ readonly kind: 'page' } & Opened)
  | { readonly kind: 'opened' }
  | { readonly kind: 'failed'; readonly why: string };
