import type * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { FailureBody } from '../failure.ts';
import { type JsonSchema, wireSchema } from '../json-schema.ts';

/**
 * A contract between releases of different ages, in a form that can be stored and compared. Its
 * members tell who writes and who reads:
 */
export interface Contract {
  /** Such as `POST /api/contact`; never changes. */
  readonly name: string;
  /** Written by older clients, read by this API. */
  readonly query?: JsonSchema;
  readonly request?: JsonSchema;
  /** Written by this API, read by older clients. */
  readonly response?: JsonSchema;
  /** Written and read by releases of any age. */
  readonly stored?: JsonSchema;
  /** Parts of a multipart form that are files; without any, the request is JSON. */
  readonly files?: readonly string[];
  /** The call honours the `Idempotency-Key` header. */
  readonly recordsLead?: true;
  /** The same for a call that records none. */
  readonly takesKey?: true;
}

export const endpointContract = (endpoint: Endpoint): Contract => ({
  name: `${endpoint.method} ${endpoint.path}`,
  ...(endpoint.query ? { query: wireSchema(endpoint.query) } : {}),
  ...(endpoint.request ? { request: wireSchema(endpoint.request) } : {}),
  ...(endpoint.files.length > 0 ? { files: endpoint.files } : {}),
  ...(endpoint.recordsLead ? { recordsLead: true } : {}),
  ...(endpoint.takesKey && !endpoint.recordsLead ? { takesKey: true } : {}),
  response: wireSchema(endpoint.response),
});

/** The body of every failed call. */
export const failureContract = (): Contract => ({
  name: 'failure',
  response: wireSchema(FailureBody),
});

/** The contract of a value that releases store for each other, such as the cart in the browser. */
export const storedContract = (name: string, schema: v.GenericSchema): Contract => ({
  name,
  stored: wireSchema(schema),
});
