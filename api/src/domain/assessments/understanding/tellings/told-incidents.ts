import { allTellings, type Telling } from '@app/knowledge/examples/tellings';
import type { IncidentId } from '@app/knowledge/threats';
import { fold } from '../letters.ts';
import type { Mention } from '../phrases-at.ts';
import { SENTENCE } from '../read-words.ts';
import type { Reading } from '../reading.ts';
import { featuresOf } from './letter-groups.ts';
import { type Classifier, classifierOf } from './naive-bayes.ts';

/** An incident that a sentence tells of, as likely as the tellings that it is like say. */
export interface ToldIncident {
  readonly incident: IncidentId;
  /** Above 0, at most 1. */
  readonly probability: number;
  /** Words of the sentence, from `first` up to `end` of the text. */
  readonly first: number;
  readonly end: number;
}

let learned: Classifier<Telling['of']> | undefined;

/** Learns half a second when the first text is read, which a process that reads none is spared. */
function classify(text: string): ReturnType<Classifier<Telling['of']>> {
  learned ??= classifierOf(
    allTellings().map((telling) => ({
      label: telling.of,
      features: featuresOf(fold(telling.text)),
    })),
  );
  return learned(featuresOf(text));
}

/** What is less likely is not worth asking about. */
const LEAST = 0.1;
const LEAST_WORDS = 3;
/** The longest field is shorter; beyond, nothing is told that was not told before. */
const MOST_WORDS = 1500;
const MOST_SENTENCES = 60;

/** What the sentences of a text tell of, and what all of it does. */
export function toldIncidents(
  { text, words, notMeant }: Pick<Reading, 'text' | 'words' | 'notMeant'>,
  denials: readonly Mention[],
): readonly ToldIncident[] {
  const read = words.slice(0, MOST_WORDS);
  const unsaid = new Set([
    ...notMeant.flatMap(({ first, end }) => indexes(first, end)),
    // "Nobody was killed" is like the tellings of murders.
    ...denials.flatMap(({ first, end }) => indexes(first, end + 1)),
  ]);
  const saidFrom = (first: number, end: number) =>
    read
      .slice(first, end)
      .filter((_, index) => !unsaid.has(first + index))
      .map(({ start, end: after }) => text.slice(start, after));
  const starts = read.flatMap(({ gap }, index) => (gap === SENTENCE ? [index] : []));
  const sentences = starts
    .map((first, index) => ({ first, end: starts[index + 1] ?? read.length }))
    .slice(0, MOST_SENTENCES);
  const all = { first: 0, end: read.length };
  return (sentences.length > 1 ? [...sentences, all] : sentences).flatMap(({ first, end }) => {
    const said = saidFrom(first, end);
    if (said.length < LEAST_WORDS) return [];
    return classify(said.join(' ')).flatMap(({ label, probability }) =>
      label !== 'nothing' && probability >= LEAST
        ? [{ incident: label, probability, first, end }]
        : [],
    );
  });
}

const indexes = (first: number, end: number): readonly number[] =>
  Array.from({ length: end - first }, (_, index) => first + index);

/** Measured with `npm run bench:reports`: less is asked about instead of said. */
const SURE = { alone: 0.3, besidePhrases: 0.6 } as const;

/** Whether a report may say so; where phrases say what happened, likeness has to be surer to say more. */
export const isSurelyTold = ({ probability }: ToldIncident, besidePhrases: boolean): boolean =>
  probability >= (besidePhrases ? SURE.besidePhrases : SURE.alone);
