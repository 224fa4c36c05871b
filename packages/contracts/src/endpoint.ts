import type * as v from 'valibot';

type Schema = v.GenericSchema;

/**
 * One call of the API. Forms validate with `request`, the API parses with it, the client decodes
 * answers with `response`, and the OpenAPI document is generated from all of it. A response schema
 * is a tolerant reader: released clients read the answers of newer APIs with it. So it requires
 * only what it needs, ignores members that it does not know, and has a fallback for each list of
 * words that may grow.
 */
export interface Endpoint<
  Request extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST';
  /** Hono-style path: `/api/orders/:token`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly request: Request;
  readonly query: Query;
  readonly response: Response;
  /**
   * Names of the parts that are files. A call with any takes a multipart form instead of JSON, and
   * its schema sees the names of the files.
   */
  readonly files: readonly string[];
  /** True for calls that record a lead. */
  readonly recordsLead: boolean;
  /** True for calls that honour the `Idempotency-Key` header, as all do that record a lead. */
  readonly takesKey: boolean;
  /**
   * True for calls that make a report or a plan, check a password or change what is live. Their answers
   * may take `ANSWER_SECONDS.long`.
   */
  readonly takesLong: boolean;
  /** True for calls of the owner, who is known by the cookie of a session. */
  readonly needsSession: boolean;
  /** True for calls that only older releases make. */
  readonly deprecated: boolean;
  /** Of the answer. The schema of an answer that is a file is a text of the format `binary`. */
  readonly mediaType: string;
}

export const defineEndpoint = <
  Response extends Schema,
  Request extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
>(endpoint: {
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  summary: string;
  response: Response;
  request?: Request;
  query?: Query;
  files?: readonly string[];
  recordsLead?: boolean;
  takesKey?: boolean;
  takesLong?: boolean;
  needsSession?: boolean;
  deprecated?: boolean;
  mediaType?: string;
}): Endpoint<Request, Query, Response> => ({
  ...endpoint,
  request: endpoint.request as Request,
  query: endpoint.query as Query,
  files: endpoint.files ?? [],
  recordsLead: endpoint.recordsLead ?? false,
  takesKey: endpoint.takesKey ?? endpoint.recordsLead ?? false,
  takesLong: endpoint.takesLong ?? false,
  needsSession: endpoint.needsSession ?? false,
  deprecated: endpoint.deprecated ?? false,
  mediaType: endpoint.mediaType ?? 'application/json',
});

/** How long a server waits for the first byte of an answer once the API has the whole request. */
export const ANSWER_SECONDS = { usual: 5, long: 45, upload: 120 } as const;

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** Header of a list that was cut off: the number of all entries. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count';
