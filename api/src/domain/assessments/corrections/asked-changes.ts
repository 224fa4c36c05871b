import {
  type Change,
  correctionTexts,
  type UnderstandingAsked,
} from '@app/contracts/report-understanding';
import { failed, type Result, success } from '@app/result';
import * as v from 'valibot';
import type { CannotMeet } from '../../leads/lead-declaration.ts';
import { type Changes, composed, noChanges, unknownIds } from './changes.ts';

const StoredChange: v.GenericSchema<unknown, Change> = v.object({
  kind: v.picklist(['incident', 'place', 'have', 'missing', 'wanted']),
  id: v.string(),
});

/** Of a record: present when its request asked what was understood. */
export const StoredChanges: v.GenericSchema<unknown, Changes> = v.object({
  removed: v.array(StoredChange),
  added: v.array(StoredChange),
});

/** What a request changes, when it asks what was understood. */
export function askedChanges(
  asked: UnderstandingAsked | undefined,
): Result<{ readonly understanding?: Changes }, CannotMeet> {
  if (!asked) return success({});
  const changes = composed(noChanges, asked);
  const unknown = unknownIds(asked);
  if (unknown.length === 0) return success({ understanding: changes });
  const fields = Object.fromEntries(unknown.map((path) => [path, correctionTexts.notListed]));
  return failed({ kind: 'bad-fields', fields });
}
