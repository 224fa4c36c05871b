import type { MeasureId, MeasureState } from '@app/knowledge/measures';
import type { HeardField } from './heard-field.ts';
import { isOne } from './reading.ts';
import type { Contradiction } from './understanding.ts';

/** Statements that exclude each other. */
export const contradictionsIn = (fields: readonly HeardField[]): Contradiction[] => [
  ...measureContradictions(fields),
  ...guardedButEmpty(fields),
  ...onceButOften(fields),
  ...deniedButSaid(fields),
];

function measureContradictions(fields: readonly HeardField[]): Contradiction[] {
  const said = new Map<MeasureId, Set<MeasureState>>();
  for (const field of fields) {
    for (const { mention, state } of field.measures) {
      // "No cameras in the storeroom" excludes no cameras elsewhere.
      if (state === undefined || isOne('placing', field.reading, mention.end)) continue;
      // The table's keys are its ids.
      const id = mention.id as MeasureId;
      said.set(id, (said.get(id) ?? new Set()).add(state));
    }
  }
  return [...said]
    .filter(([, states]) => states.has('absent') && states.has('present'))
    .map(([measure]) => ({ id: 'measure', measure }));
}

/** "Nobody was there", though the guard was on duty. */
function guardedButEmpty(fields: readonly HeardField[]): Contradiction[] {
  const isEmpty = fields.some(({ reading: { text, words, mentions } }) =>
    mentions.some(
      ({ topic, id, first, end }) =>
        topic === 'times' &&
        id === 'when-empty' &&
        /^no ?(body|-?one)/.test(text.slice(words[first]?.start, words[end - 1]?.end)),
    ),
  );
  const isGuarded = fields.some((field) =>
    field.measures.some(({ mention, state }) => mention.id === 'guards' && state === 'present'),
  );
  return isEmpty && isGuarded ? [{ id: 'empty-but-guarded' }] : [];
}

const saysTime = (fields: readonly HeardField[], phrase: RegExp, wanted: string): boolean =>
  fields.some(({ reading: { text, words, mentions }, denied }) =>
    mentions.some(
      (mention) =>
        mention.topic === 'times' &&
        mention.id === wanted &&
        !denied.has(mention) &&
        phrase.test(text.slice(words[mention.first]?.start, words[mention.end - 1]?.end)),
    ),
  );

const onceButOften = (fields: readonly HeardField[]): Contradiction[] =>
  saysTime(
    fields,
    /only once|just once|happened once|first time|never (happened )?before/,
    'once',
  ) &&
  saysTime(fields, /every|weekly|monthly|again and again|keeps? |times|repeatedly/, 'repeatedly')
    ? [{ id: 'once-but-often' }]
    : [];

const deniable = ['violence', 'armed', 'injury'] as const;

function deniedButSaid(fields: readonly HeardField[]): Contradiction[] {
  return deniable.flatMap((fact): Contradiction[] => {
    const mentions = fields.flatMap(({ reading, denied }) =>
      reading.mentions
        .filter((mention) => mention.topic === 'circumstances' && mention.id === fact)
        .map((mention) => denied.has(mention)),
    );
    return mentions.includes(true) && mentions.includes(false)
      ? [{ id: 'denied-but-said', fact }]
      : [];
  });
}
