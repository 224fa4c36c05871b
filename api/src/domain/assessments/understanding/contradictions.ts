import type { HeardField } from './heard-field.ts';
import { measures } from './measures.ts';
import { isOne } from './reading.ts';
import type { HeardMeasure, MeasureId } from './understanding.ts';

type State = HeardMeasure['state'];

/** Statements that exclude each other, each as a sentence for the visitor. */
export const contradictionsIn = (fields: readonly HeardField[]): string[] => [
  ...measureContradictions(fields),
  ...guardedButEmpty(fields),
  ...onceButOften(fields),
  ...deniedButSaid(fields),
];

function measureContradictions(fields: readonly HeardField[]): string[] {
  const said = new Map<MeasureId, Set<State>>();
  for (const field of fields) {
    for (const { mention, state } of field.measures) {
      // "No cameras in the storeroom" excludes no cameras elsewhere.
      if (state === undefined || isOne('placing', field.reading, mention.end)) continue;
      // The table's keys are its ids.
      const id = mention.id as MeasureId;
      said.set(id, (said.get(id) ?? new Set()).add(state));
    }
  }
  return [...said].flatMap(([id, states]) => {
    const { label, plural } = measures[id];
    return states.has('absent') && states.has('present')
      ? [
          `You say that you have no ${label}, and also that you have ${plural ? label : withArticle(label)}.`,
        ]
      : [];
  });
}

const massNouns: ReadonlySet<string> = new Set([
  ...['armed response', 'off-site monitoring', 'access control', 'lighting', 'backup power'],
  ...['tracking', 'stock control', 'key control', 'training', 'vetting', 'fire detection'],
  ...['cash collection'],
]);

const withArticle = (label: string): string => {
  if (massNouns.has(label)) return label;
  return /^[aeiou]/.test(label) ? `an ${label}` : `a ${label}`;
};

/** "Nobody was there", though the guard was on duty. */
function guardedButEmpty(fields: readonly HeardField[]): string[] {
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
  return isEmpty && isGuarded
    ? ['You say that nobody was there, and also that there was a guard.']
    : [];
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

const onceButOften = (fields: readonly HeardField[]): string[] =>
  saysTime(
    fields,
    /only once|just once|happened once|first time|never (happened )?before/,
    'once',
  ) &&
  saysTime(fields, /every|weekly|monthly|again and again|keeps? |times|repeatedly/, 'repeatedly')
    ? ['You say that it happened once, and also that it happens again and again.']
    : [];

const deniable: Readonly<Record<string, string>> = {
  violence: 'there was no violence',
  armed: 'nobody was armed',
  injury: 'nobody was hurt',
};
const saidInstead: Readonly<Record<string, string>> = {
  violence: 'someone was attacked',
  armed: 'there were weapons',
  injury: 'someone was hurt',
};

function deniedButSaid(fields: readonly HeardField[]): string[] {
  return Object.keys(deniable).flatMap((id) => {
    const mentions = fields.flatMap(({ reading, denied }) =>
      reading.mentions
        .filter((mention) => mention.topic === 'circumstances' && mention.id === id)
        .map((mention) => denied.has(mention)),
    );
    return mentions.includes(true) && mentions.includes(false)
      ? [`You say that ${deniable[id]}, and also that ${saidInstead[id]}.`]
      : [];
  });
}
