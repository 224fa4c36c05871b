import { isGrave } from '@app/knowledge/circumstances';
import { againstPeople } from '@app/knowledge/incidents';
import { type IncidentId, isDanger, threats } from '@app/knowledge/threats';
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
  const { happeningNow, incidents, maybe } = understanding;
  if (happeningNow) return [];
  if (incidents.length === 0 && maybe.some(isAttack)) return [fixed('{1}', notSure(maybe))];
  return tellsOfDanger(understanding, incidentsAssumed ? undefined : main) ? [fixed(PHONE)] : [];
}

/** Says what may be meant, and whom to phone where that is an attack on people. */
export const notSure = (maybe: readonly IncidentId[]): string =>
  `We are not sure that we understood what happened. It may be ${listed(
    maybe.map((id) => threats[id].label),
    'or',
  )}.${maybe.some(isAttack) ? ` ${PHONE}` : ''}`;

const isAttack = (id: IncidentId): boolean => isDanger(id) || againstPeople.has(id);
