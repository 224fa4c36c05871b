import type { MeasureId } from '@app/knowledge/measures';
import type { FieldKind, HeardField } from './heard-field.ts';
import { type Candidate, rank } from './rank.ts';
import type { HeardMeasure } from './understanding.ts';

type State = HeardMeasure['state'];

/** What counts when two fields say different things: what is missing needs an answer. */
const stateWeights: Readonly<Record<State, number>> = {
  refused: 5,
  broken: 4,
  absent: 4,
  present: 2,
  wanted: 1,
};
/** Fields that ask for protection; elsewhere, what is named is there. */
const askingKinds: ReadonlySet<FieldKind> = new Set(['prevention', 'home-area']);
const REPEAT_LIMIT = 1000;

/** Each measure once, by the statement about it that counts most. */
export function heardMeasures(fields: readonly HeardField[]): HeardMeasure[] {
  const states = new Map<Candidate<MeasureId>, State>();
  const candidates = fields.flatMap((field) =>
    field.measures.slice(0, REPEAT_LIMIT).map(({ mention, state: said }) => {
      const state = said ?? (askingKinds.has(field.kind) ? 'wanted' : 'present');
      const candidate: Candidate<MeasureId> = {
        // The table's keys are its ids.
        id: mention.id as MeasureId,
        field,
        first: mention.first,
        end: mention.end,
        // "We have cameras" outweighs cameras that are only named.
        weight: stateWeights[state] + (said === undefined ? 0 : 0.5),
      };
      states.set(candidate, state);
      return candidate;
    }),
  );
  return rank(candidates).map(({ from, ...measure }) => ({
    ...measure,
    // Each candidate was given its state above.
    state: states.get(from) ?? 'present',
  }));
}
