import { type BodyFailure, type JsonObject, readJson } from '@app/http-server/body';
import { failed, type Result } from '@app/result';
import type { Context } from 'hono';
import { type HttpFailure, httpFailure } from './failures.ts';

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
