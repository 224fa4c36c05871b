import { effects } from '@app/knowledge/incidents';
import { isDanger } from '@app/knowledge/threats';
import type { Understanding } from '../understanding/understanding.ts';
import { ADDED } from './corrected.ts';

/** Of two crimes whose weights are nearer than this, either may be meant. */
const NEAR = 0.95;

/**
 * Whether to ask what happened before the report is relied on: no incident was heard surely enough to
 * be said, or two that are equally likely. Nobody in danger is asked, and nobody twice.
 */
export function isUncertain({ incidents, happeningNow }: Understanding): boolean {
  if (happeningNow || incidents.some(({ id, field }) => isDanger(id) || field === ADDED)) {
    return false;
  }
  const [first, second] = incidents;
  if (!first) return true;
  if (!second || second.weight < first.weight * NEAR) return false;
  // What was taken, and how: both are told of one crime.
  return !(effects[first.id]?.includes(second.id) || effects[second.id]?.includes(first.id));
}
