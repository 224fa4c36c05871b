import { isGrave } from '@app/knowledge/circumstances';
import { isAttack } from '@app/knowledge/incidents';
import { type IncidentId, threats } from '@app/knowledge/threats';
import { listed } from '@app/wording/phrases';
import { fixed, type Wording } from '@app/wording/wording';
import type { Understanding } from '../understanding/understanding.ts';
import type { Case } from './case.ts';

const PHONE = 'If anybody is in danger, phone SAPS 10111 first.';

/** Whether weapons, wounds or fear for a life are told, and the main crime is no attack on people. */
export const tellsOfDanger = (
  { circumstances }: Understanding,
  main: IncidentId | undefined,
): boolean => !(main && isAttack(main)) && circumstances.some(({ id }) => isGrave(id));

/**
 * What an answer begins with where people may be in danger and its advice is about something else. What
 * happens at this moment has a section of its own.
 */
export function dangerFirst(
  understanding: Understanding,
  { incidents: [main], incidentsAssumed }: Pick<Case, 'incidents' | 'incidentsAssumed'>,
): readonly Wording[] {
  const { happeningNow, incidents, maybe, perhapsAttacked } = understanding;
  if (happeningNow) return [];
  if (incidents.length === 0 && maybe.some(isAttack)) return [fixed('{1}', notSure(maybe))];
  if (perhapsAttacked) return [fixed('{1}', perhapsToo(maybe.filter(isAttack)))];
  return tellsOfDanger(understanding, incidentsAssumed ? undefined : main) ? [fixed(PHONE)] : [];
}

const perhapsToo = (attacks: readonly IncidentId[]): string =>
  attacks.length === 0
    ? PHONE
    : `${PHONE} We are not sure whether you also wrote about ${labels(attacks)}; if so, tell us.`;

/** Says what may be meant, and whom to phone where that is an attack on people. */
export const notSure = (maybe: readonly IncidentId[]): string =>
  `${maybe.some(isAttack) ? `${PHONE} ` : ''}We are not sure that we understood what happened. It may be ${labels(maybe)}.`;

const labels = (ids: readonly IncidentId[]): string =>
  listed(
    ids.map((id) => threats[id].label),
    'or',
  );
