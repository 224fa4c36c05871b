// @ts-check
// JavaScript, because render processes load no TypeScript.

/** @import { ApiAnswer, ApiCall } from './render-messages.ts' */

/** Answers that pages wait for, by the number of the call. */
/** @type {Map<number, (answer: ApiAnswer) => void>} */
const waiting = new Map();
let calls = 0;

/**
 * Gives pages a `fetch` that asks the parent process, which calls nothing but the API. Pages then need no network.
 * @param {(call: ApiCall) => Promise<void>} tell
 */
export function replaceFetch(tell) {
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { method, url, signal } = request;
    signal.throwIfAborted();
    const body = request.body && (await request.text());
    calls += 1;
    const id = calls;
    /** @type {PromiseWithResolvers<ApiAnswer>} */
    const { promise, resolve, reject } = Promise.withResolvers();
    const giveUp = () => reject(signal.reason);
    signal.addEventListener('abort', giveUp);
    waiting.set(id, resolve);
    try {
      await tell({ kind: 'api-call', id, method, url, headers: [...request.headers], body });
      const answer = await promise;
      if ('fault' in answer) throw new TypeError('fetch failed', { cause: answer.fault });
      const { status, statusText, headers, text } = answer;
      // The constructor refuses a body, even an empty one, for statuses that have none.
      return new Response(text || null, { status, statusText, headers });
    } finally {
      waiting.delete(id);
      signal.removeEventListener('abort', giveUp);
    }
  };
}

/** @param {ApiAnswer} answer */
export const receive = (answer) => waiting.get(answer.id)?.(answer);
