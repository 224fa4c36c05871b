import type { ApiClient } from '@app/api-client';
import { memoryApi, type ReceivedCall } from '@app/api-client/testing/memory-api';
import type { Endpoint } from '@app/contracts/endpoint';
import { failureBody, fieldMessages } from '@app/contracts/failure';
import * as v from 'valibot';

/** What an endpoint answers while a remote runs without an API. */
export interface Example {
  readonly endpoint: Endpoint;
  readonly answer: (call: ReceivedCall) => Response;
}

/**
 * An example of an answer, in the shape that the contract has on the wire.
 * @param answer makes the answer to a call; a `Response` for anything but 200.
 */
export const example = <E extends Endpoint>(
  endpoint: E,
  answer: (call: ReceivedCall) => v.InferInput<E['response']> | Response,
): Example => ({
  endpoint,
  answer(call) {
    const answered: unknown = answer(call);
    return answered instanceof Response ? answered : Response.json(answered);
  },
});

/**
 * The real client on an API that answers by examples. It refuses what the contract refuses, with the
 * messages of the API. A call without an example fails like one without a network, and the console
 * says which example is missing.
 */
export function exampleApi(examples: readonly Example[]): ApiClient {
  const api = memoryApi();
  for (const { endpoint, answer } of examples) {
    api.answer(endpoint, (call) => refusalOf(endpoint, call) ?? answer(call));
  }
  return api;
}

/** The answer to a call that is not as its contract says; undefined when it is. */
function refusalOf({ request, query }: Endpoint, call: ReceivedCall): Response | undefined {
  const issues = [
    ...(query ? (v.safeParse(query, Object.fromEntries(call.query)).issues ?? []) : []),
    ...(request ? (v.safeParse(request, call.body).issues ?? []) : []),
  ];
  if (issues.length === 0) return undefined;
  const fields = fieldMessages(issues);
  const message = Object.values(fields)[0] ?? 'Bad request';
  return Response.json(failureBody('invalid_request', message, fields), { status: 400 });
}
