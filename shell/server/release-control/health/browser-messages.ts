/** What a browser is to open. */
export interface OpenOrder {
  /** Program of the browser. */
  readonly program: string;
  /** A folder of its own. */
  readonly home: string;
  /** Addresses, all of one origin. Nothing of another one is loaded. */
  readonly urls: readonly string[];
  /** Whose faults are told. */
  readonly part: string;
  readonly version: string;
  /** How long a page may take to come alive, in milliseconds. */
  readonly patienceMs: number;
}

export type OpenReply =
  | { readonly kind: 'opened'; readonly faults: readonly string[] }
  /** The browser did not start, or ended. */
  | { readonly kind: 'failed'; readonly why: string };
