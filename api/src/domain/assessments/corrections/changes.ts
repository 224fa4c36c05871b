import { type Change, type ChangeKind, isSameChange } from '@app/contracts/report-understanding';
import { measures } from '@app/knowledge/measures';
import { places } from '@app/knowledge/places';
import { threats } from '@app/knowledge/threats';
import { capitalised } from '@app/wording/phrases';
import { entriesOf } from '../rules/entries-of.ts';

/** What a visitor has changed of what was understood, all corrections together. */
export interface Changes {
  readonly removed: readonly Change[];
  readonly added: readonly Change[];
}

export const noChanges: Changes = { removed: [], added: [] };

const measureLabels = new Map<string, string>(
  entriesOf(measures).map(([id, { label }]) => [id, capitalised(label)]),
);

/** Everything that may be added or removed, by kind and id, in the order of the tables. */
export const changeLabels: Readonly<Record<ChangeKind, ReadonlyMap<string, string>>> = {
  incident: new Map(entriesOf(threats).map(([id, { label }]) => [id, capitalised(label)])),
  place: new Map(entriesOf(places).map(([id, { label }]) => [id, capitalised(label)])),
  have: measureLabels,
  missing: measureLabels,
  wanted: measureLabels,
};

/** The paths of changes whose ids no table has. */
export const unknownIds = (changes: Changes): readonly string[] =>
  (['removed', 'added'] as const).flatMap((list) =>
    changes[list].flatMap(({ kind, id }, index) =>
      changeLabels[kind].has(id) ? [] : [`understanding.${list}.${index}.id`],
    ),
  );

const MEASURES: readonly ChangeKind[] = ['have', 'missing', 'wanted'];

/** Of one measure only one thing can be so. */
const excludes = (one: Change, other: Change): boolean =>
  one.id === other.id && MEASURES.includes(one.kind) && MEASURES.includes(other.kind);

/** Earlier changes with those that came after them. What was added and removed again is removed. */
export function composed(before: Changes, { removed, added }: Changes): Changes {
  const isIn = (list: readonly Change[]) => (change: Change) =>
    list.some((other) => isSameChange(change, other));
  const gone = removed.filter((change) => !isIn(added)(change));
  return {
    removed: [...before.removed.filter((change) => !isIn([...gone, ...added])(change)), ...gone],
    added: [
      ...before.added.filter(
        (change) =>
          !isIn([...gone, ...added])(change) && !added.some((other) => excludes(change, other)),
      ),
      ...added.filter(
        (change, index) =>
          !added
            .slice(index + 1)
            .some((other) => isSameChange(change, other) || excludes(change, other)),
      ),
    ],
  };
}
