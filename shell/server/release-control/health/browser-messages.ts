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
}

/** What fails in a browser. */
export interface BrowserFault {
  /** The path that was opened. */
  readonly page: string;
  /** Such as `render TypeError`, one line. */
  readonly fault: string;
}

export type OpenReply =
  | { readonly kind: 'opened'; readonly faults: readonly BrowserFault[] }
  /** The browser did not start, or ended. */
  | { readonly kind: 'failed'; readonly why: string };
