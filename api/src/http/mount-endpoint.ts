import type { Endpoint } from '@app/contracts/endpoint';
import { type BodyFailure, type JsonObject, readJson } from '@app/http-server/body';
import type { ServerEnv } from '@app/http-server/request-context';
import { failed, type Result, success } from '@app/result';
import type { Context, Hono } from 'hono';
import type * as v from 'valibot';
import { within } from '../domain/within.ts';
import { answerFailure, HandlerTimeout, type HttpFailure, httpFailure } from './failures.ts';
import { parseContract } from './parse-contract.ts';

type Schema = v.GenericSchema;
type Parsed<S extends Schema | undefined> = S extends Schema ? v.InferOutput<S> : undefined;

/** A request that its contract has accepted. */
export interface Call<Body, Query> {
  readonly body: Body;
  readonly query: Query;
  readonly c: Context<ServerEnv>;
}

/**
 * Returns the value of the contract's response, or a complete response that the handler has made
 * itself.
 */
export type Handler<Body, Query, Answer> = (
  call: Call<Body, Query>,
) => Promise<Result<Answer | Response, HttpFailure>>;

const BODY_LIMIT = 64 * 1024;
/** A store that hangs has a limit for each call, and an order makes six of them. */
const ANSWER_MS = 7_000;
const timeUp = () => {
  throw new HandlerTimeout(ANSWER_MS);
};

/**
 * Adds one endpoint of the contracts to the app: parses requests with its schemas and sends the
 * outcome.
 */
export function mountEndpoint<
  Request extends Schema | undefined,
  Query extends Schema | undefined,
  Answer extends Schema,
>(
  app: Hono<ServerEnv>,
  endpoint: Endpoint<Request, Query, Answer>,
  handler: Handler<Parsed<Request>, Parsed<Query>, v.InferInput<Answer>>,
  { bodyLimit = BODY_LIMIT }: { readonly bodyLimit?: number | undefined } = {},
): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    const query = parseQuery(c, endpoint.query);
    if (!query.ok) return answerFailure(c, query.failure);
    const body = await parseBody(c, endpoint.request, bodyLimit);
    if (!body.ok) return answerFailure(c, body.failure);
    const answering = handler({ body: body.value, query: query.value, c });
    const outcome = await (endpoint.takesLong ? answering : within(ANSWER_MS, answering, timeUp));
    if (!outcome.ok) return answerFailure(c, outcome.failure);
    if (outcome.value instanceof Response) return outcome.value;
    // The answer to a POST is for one visitor; that to a GET is revalidated, so that a new price
    // list shows at once.
    c.header('Cache-Control', endpoint.method === 'POST' ? 'no-store' : 'no-cache');
    return c.json(outcome.value as object);
  });
}

function parseQuery<S extends Schema | undefined>(
  c: Context<ServerEnv>,
  schema: S,
): Result<Parsed<S>, HttpFailure> {
  if (!schema) return success(undefined as Parsed<S>);
  return parseContract(schema, c.req.query()) as Result<Parsed<S>, HttpFailure>;
}

async function parseBody<S extends Schema | undefined>(
  c: Context<ServerEnv>,
  schema: S,
  limitBytes: number,
): Promise<Result<Parsed<S>, HttpFailure>> {
  if (!schema) return success(undefined as Parsed<S>);
  const body = await readBody(c, limitBytes);
  if (!body.ok) return body;
  return parseContract(schema, body.value) as Result<Parsed<S>, HttpFailure>;
}

/** The JSON object that a call was sent, or the answer that says what was wrong with it. */
export async function readBody(
  c: Context,
  limitBytes: number,
): Promise<Result<JsonObject, HttpFailure>> {
  const body = await readJson(c, limitBytes);
  return body.ok ? body : failed(toHttp(body.failure));
}

function toHttp(failure: BodyFailure): HttpFailure {
  switch (failure.kind) {
    case 'unsupported-media-type':
      return httpFailure(415, 'unsupported_media_type', 'Please send application/json');
    case 'too-large': {
      const limit = `${Math.floor(failure.limitBytes / 1024)} KB`;
      return httpFailure(413, 'payload_too_large', `Please send at most ${limit}`);
    }
    case 'malformed':
      return httpFailure(400, 'invalid_request', 'The request is not valid JSON');
    case 'not-an-object':
      return httpFailure(400, 'invalid_request', 'The request must be a JSON object');
    case 'incomplete':
      return httpFailure(400, 'invalid_request', 'The request was cut off');
  }
}
