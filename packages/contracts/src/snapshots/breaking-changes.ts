import type { JsonSchema } from '../json-schema.ts';
import type { Contract } from './contract.ts';
import { unreadable } from './unreadable.ts';

/** Nothing was asked for: a client sends no body and no query. */
const NOTHING: JsonSchema = { type: 'object', properties: {} };

/**
 * What a released client, an older API or another release could no longer read after a change, a
 * sentence for each reason. Empty when the change only adds.
 */
export function breakingChanges(before: Contract, after: Contract | undefined): readonly string[] {
  if (!after) return ['It is gone, and released clients still use it.'];
  return [
    ...unread('the query', before.query ?? NOTHING, after.query),
    ...unread('the request', before.request ?? NOTHING, after.request),
    ...unread('the response', after.response, before.response),
    ...unread('what an older release wrote', before.stored, after.stored),
    ...unread('what this release writes', after.stored, before.stored),
    ...(String(before.files) === String(after.files) ? [] : ['Other parts of the form are files.']),
    ...(before.recordsLead && !after.recordsLead
      ? ['The call no longer honours the Idempotency-Key header.']
      : []),
  ];
}

function unread(
  what: string,
  writer: JsonSchema | undefined,
  reader: JsonSchema | undefined,
): readonly string[] {
  if (!reader) return [];
  return writer ? unreadable(writer, reader, what) : [`${what} is no longer there`];
}
