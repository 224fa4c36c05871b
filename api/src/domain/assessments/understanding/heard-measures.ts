import type { MeasureId } from '@app/knowledge/measures';
import { wordAt } from './clock-time.ts';
import type { FieldKind, HeardField } from './heard-field.ts';
import type { Mention } from './phrases-at.ts';
import { type Candidate, rank } from './rank.ts';
import { SENTENCE } from './read-words.ts';
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
/** Fields that ask for protection; elsewhere, a name alone says nothing. */
const askingKinds: ReadonlySet<FieldKind> = new Set(['prevention', 'home-area']);
const REPEAT_LIMIT = 1000;

/** Each measure once, by the statement about it that counts most. */
export function heardMeasures(fields: readonly HeardField[]): HeardMeasure[] {
  const states = new Map<Candidate<MeasureId>, State>();
  const candidates = fields.flatMap((field) =>
    field.measures
      .slice(0, REPEAT_LIMIT)
      .filter(({ mention }) => !isGoods(field, mention))
      .flatMap(({ mention, state: said }) => {
        const state = said ?? (askingKinds.has(field.kind) ? 'wanted' : undefined);
        if (state === undefined) return [];
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
        return [candidate];
      }),
  );
  return rank(candidates).map(({ from, ...measure }) => ({
    ...measure,
    // Each candidate was given its state above.
    state: states.get(from) ?? 'present',
  }));
}

/** Measures that are named without a word on whether they are there. */
export function namedMeasures(
  fields: readonly HeardField[],
  heard: readonly HeardMeasure[],
): MeasureId[] {
  const stated = new Set<string>(heard.map(({ id }) => id));
  const named = fields.flatMap((field) =>
    field.measures
      .slice(0, REPEAT_LIMIT)
      .filter(({ mention }) => !stated.has(mention.id) && !isGoods(field, mention))
      // The table's keys are its ids.
      .map(({ mention }) => mention.id as MeasureId),
  );
  return [...new Set(named)];
}

const TRADES =
  /^(sell|sells|selling|stock|stocks|supply|supplies|verkoop|verskaf|sidayisa|ngidayisa)$/;
const TRADE_REACH = 5;

/** What is sold there, or was stolen as equipment, is goods: an installer's inverters are no back-up power. */
function isGoods({ reading, stolen }: HeardField, { id, first, end }: Mention): boolean {
  if (id === 'backup-power' && stolen.some((one) => one.first < end && first < one.end))
    return true;
  for (let at = first - 1; at >= first - TRADE_REACH && at >= 0; at -= 1) {
    if (TRADES.test(wordAt(reading, at))) return true;
    if (reading.words[at]?.gap === SENTENCE) return false;
  }
  return false;
}
