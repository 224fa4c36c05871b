import type { PlaceId } from '@app/knowledge/places';
import type { PremisesId } from '@app/knowledge/premises';
import type { Sign } from '@app/knowledge/sign';
import type { IncidentId } from '@app/knowledge/threats';
import type { HeardMeasure, Understanding } from '../understanding/understanding.ts';

/** What the rules work with: an understanding by its signs, with what had to be assumed filled in. */
export interface Case {
  readonly premises: PremisesId;
  /** Nobody said what kind of premises it is. */
  readonly premisesAssumed: boolean;
  /** The likeliest first; never empty. */
  readonly incidents: readonly IncidentId[];
  /** Nobody said what happened or is feared. */
  readonly incidentsAssumed: boolean;
  readonly places: readonly PlaceId[];
  readonly time?: string;
  readonly asset?: string;
  /** Signs with the visitor's words for each; several when it was said several times. */
  readonly heard: ReadonlyMap<Sign, readonly string[]>;
  /** It is one area: what is done elsewhere on the premises is no advice on it. */
  readonly area?: true;
  /** Signs that were said of the whole, not of this part: they count less. */
  readonly inherited: ReadonlySet<Sign>;
}

const measureSigns = {
  present: 'has',
  absent: 'no',
  broken: 'broken',
  wanted: 'wants',
  refused: 'refuses',
} as const satisfies Record<HeardMeasure['state'], string>;

/** Every sign that an understanding gives. */
export function signsOf(understanding: Understanding): Map<Sign, string[]> {
  const heard = new Map<Sign, string[]>();
  const add = (sign: Sign, words: string) => {
    const others = heard.get(sign);
    if (!others) heard.set(sign, [words]);
    else if (!others.includes(words)) others.push(words);
  };
  for (const { id, words } of understanding.premises) add(`premises:${id}`, words);
  for (const { id, words } of understanding.incidents) add(`incident:${id}`, words);
  for (const { id, words } of understanding.places) add(`place:${id}`, words);
  for (const { id, words } of understanding.assets) add(`asset:${id}`, words);
  for (const { id, words } of understanding.people) add(`people:${id}`, words);
  for (const { id, words } of understanding.times) add(`time:${id}`, words);
  for (const { id, words } of understanding.circumstances) add(`fact:${id}`, words);
  for (const { id, state, words } of understanding.measures) {
    add(`${measureSigns[state]}:${id}`, words);
  }
  return heard;
}

export const hasAny = ({ heard }: Case, signs: readonly Sign[]): boolean =>
  signs.some((sign) => heard.has(sign));

export const hasAll = ({ heard }: Case, signs: readonly Sign[]): boolean =>
  signs.every((sign) => heard.has(sign));

/** Whether a sign is in the visitor's words: an incident may also follow from other signs. */
export const wasSaid = ({ heard }: Case, sign: Sign): boolean =>
  sign.startsWith('incident:') ? (heard.get(sign)?.length ?? 0) > 0 : heard.has(sign);

/** Whether something with these conditions applies. */
export const applies = (
  about: Case,
  { only, unless }: { readonly only?: readonly Sign[]; readonly unless?: readonly Sign[] },
): boolean =>
  (!only || hasAny(about, only) || isExpected(about, only)) && !(unless && hasAny(about, unless));

/** Against what is usual in an area there is advice as well. */
const isExpected = ({ area, incidents }: Case, only: readonly Sign[]): boolean =>
  area === true && incidents.some((id) => only.includes(`incident:${id}`));

/** Whether something was said of this part itself, not of the whole. */
export const hasOwn = ({ heard, inherited }: Case, signs: readonly Sign[]): boolean =>
  signs.some((sign) => heard.has(sign) && !inherited.has(sign));
