import { type Change, isSameChange } from '@app/contracts/report-understanding';
import { isGrave as isGraveFact } from '@app/knowledge/circumstances';
import { type MeasureId, type MeasureState, measures } from '@app/knowledge/measures';
import { type PlaceId, places } from '@app/knowledge/places';
import { type IncidentId, isDanger, threats } from '@app/knowledge/threats';
import { entriesOf } from '../rules/entries-of.ts';
import type { HomeUnderstanding, RiskUnderstanding } from '../understanding/understand.ts';
import type { Heard, HeardMeasure, Understanding } from '../understanding/understanding.ts';
import type { Changes } from './changes.ts';

/** The field of what a visitor has added; no field of a form is called so. */
export const ADDED = 'understanding.added';

const statesOf = {
  have: ['present'],
  missing: ['absent', 'broken'],
  wanted: ['wanted'],
} as const satisfies Record<string, readonly MeasureState[]>;
type MeasureKind = keyof typeof statesOf;
const measureKinds = entriesOf(statesOf).map(([kind]) => kind);

/** The kind of change that takes back what was heard of a measure; refused ones cannot be changed. */
export const measureKindOf = (state: MeasureState): MeasureKind | undefined =>
  measureKinds.find((kind) => statesOf[kind].some((one) => one === state));

/**
 * An understanding as its visitor corrected it. What was removed is gone, whatever else would imply
 * it; what was added counts as said, in our words for it.
 */
export function corrected(understanding: Understanding, changes: Changes): Understanding {
  const { removed, added } = changes;
  if (removed.length + added.length === 0) return understanding;
  const incidents = listCorrected(understanding.incidents, 'incident', threats, changes);
  const takenBack = incidentsIn(removed);
  const isSafe = takenBack.some(isGrave) && !incidents.some(({ id }) => isGrave(id));
  const stated = added.filter(({ kind }) => kind in statesOf);
  return {
    ...understanding,
    incidents,
    takenBack,
    // Who says what happened is asked no more.
    perhapsAttacked: understanding.perhapsAttacked && incidentsIn(added).length === 0,
    places: listCorrected(understanding.places, 'place', places, changes),
    circumstances: isSafe
      ? understanding.circumstances.filter(({ id }) => !isGraveFact(id))
      : understanding.circumstances,
    measures: measuresCorrected(understanding.measures, changes),
    contradictions: understanding.contradictions.filter(
      (between) =>
        !(
          (between.id === 'measure' &&
            [...removed, ...stated].some(({ id }) => id === between.measure)) ||
          (between.id === 'denied-but-said' && isSafe)
        ),
    ),
    offTopic: understanding.offTopic && added.length === 0,
  };
}

/**
 * The same for the parts of a request. What was removed is gone in each; a danger that was added is
 * in each, and any other incident where none was heard.
 */
export function correctedParts(
  parts: readonly Understanding[],
  { removed, added }: Changes,
): readonly Understanding[] {
  const dangers = added.filter(
    (change) => change.kind === 'incident' && incidentsIn([change]).some(isGrave),
  );
  const others = added.filter(
    (change) =>
      change.kind === 'incident' && !dangers.some((danger) => isSameChange(danger, change)),
  );
  const spoken = added.filter(({ kind }) => kind in statesOf);
  const bare = parts.map((part) => {
    const rest = corrected(part, { removed, added: [] });
    // The whole request says it now, and each part takes it from there.
    const left = rest.measures.filter(({ id }) => !spoken.some((change) => change.id === id));
    return { ...rest, measures: left };
  });
  const empty = bare.filter(({ incidents }) => incidents.length === 0);
  const nowhere = bare.filter((part) => part.places.length === 0);
  const somewhere = added.filter(({ kind }) => kind === 'place');
  return bare.map((part) =>
    corrected(part, {
      removed,
      added: [
        ...dangers,
        ...(empty.length === 0 || empty.includes(part) ? others : []),
        ...(nowhere.length === 1 && nowhere[0] === part ? somewhere : []),
      ],
    }),
  );
}

export const correctedRisk = (
  { whole, areas }: RiskUnderstanding,
  changes: Changes,
): RiskUnderstanding => ({
  whole: corrected(whole, changes),
  areas: correctedParts(areas, changes),
});

export const correctedHome = (
  { concerns, ...rest }: HomeUnderstanding,
  changes: Changes,
): HomeUnderstanding => ({
  whole: corrected(rest.whole, changes),
  // Incidents are told as concerns; an area has what is usual there.
  areas: correctedParts(rest.areas, {
    ...changes,
    added: changes.added.filter(({ kind }) => kind !== 'incident'),
  }),
  concerns: correctedParts(concerns, changes),
});

/** Whoever attacks people endangers lives, also where the tables rank it among other crimes. */
export const isGrave = (id: IncidentId): boolean => isDanger(id) || threats[id].impact === 5;

/** Ids of the incidents among changes. */
export const incidentsIn = (changes: readonly Change[]): readonly IncidentId[] =>
  changes.flatMap(({ kind, id }) => (kind === 'incident' && isId(threats, id) ? [id] : []));

const isId = <Id extends string>(table: Readonly<Record<Id, unknown>>, id: string): id is Id =>
  Object.hasOwn(table, id);

function listCorrected<Id extends IncidentId | PlaceId>(
  heard: readonly Heard<Id>[],
  kind: 'incident' | 'place',
  table: Readonly<Record<Id, { readonly label: string }>>,
  { removed, added }: Changes,
): readonly Heard<Id>[] {
  const left = heard.filter(
    ({ id }) => !removed.some((change) => isSameChange(change, { kind, id })),
  );
  const weight = Math.max(1, ...left.map((one) => one.weight));
  const said = added.flatMap(({ kind: of, id }): Heard<Id>[] =>
    of === kind && isId(table, id) ? [{ id, words: table[id].label, field: ADDED, weight }] : [],
  );
  return [...said, ...left.filter(({ id }) => !said.some((one) => one.id === id))];
}

function measuresCorrected(
  heard: readonly HeardMeasure[],
  { removed, added }: Changes,
): readonly HeardMeasure[] {
  const weight = Math.max(1, ...heard.map((one) => one.weight));
  const said = added.flatMap(({ kind, id }): HeardMeasure[] => {
    if (!(isMeasureKind(kind) && isId<MeasureId>(measures, id))) return [];
    return [{ id, state: statesOf[kind][0], words: measures[id].label, field: ADDED, weight }];
  });
  const left = heard.filter(({ id, state }) => {
    const kind = measureKindOf(state);
    const isRemoved = kind && removed.some((change) => isSameChange(change, { kind, id }));
    return !isRemoved && !said.some((one) => one.id === id);
  });
  return [...said, ...left];
}

const isMeasureKind = (kind: string): kind is MeasureKind => Object.hasOwn(statesOf, kind);
