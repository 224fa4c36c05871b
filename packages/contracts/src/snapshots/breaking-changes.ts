import type { JsonSchema } from '../json-schema.ts';
import type { Contract } from './contract.ts';
import { unreadable } from './unreadable.ts';

/** The schema of a call without body and query. */
const NOTHING: JsonSchema = { type: 'object', properties: {} };

/**
 * Reasons why a released client, an older API or another release could not read values after a
 * change, one sentence each. Empty when the change breaks nothing.
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
    ...((before.recordsLead || before.takesKey) && !(after.recordsLead || after.takesKey)
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
