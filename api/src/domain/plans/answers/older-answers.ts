import { type EstablishmentType, establishmentTypes } from '@app/contracts/proposal';
import type { Answers } from '@app/contracts/shown-questions';
import { gates } from '../questions/boundary.ts';
import { accessPlaces } from '../questions/doors.ts';
import { questionsFor } from '../questions/questions-for.ts';
import { circumstances, outages } from '../questions/running.ts';

type Answer = readonly [question: string, option: string];

const ANIMAL: Answer = [circumstances.name, 'A dog or cat stays inside when the alarm is on'];
const inGates = (option: string): Answer => [gates.name, option];

/**
 * Options of earlier questionnaires, by question: what says the same today, or null for what changes
 * no plan any more. Saved plans, saved answers and links are read through it, so an entry stays.
 */
const renamed: Readonly<Record<string, Readonly<Record<string, Answer | null>>>> = {
  circumstances: {
    'Armed response or a control room reacts to our alarm, or will': [
      circumstances.name,
      'We have armed response, or will get it',
    ],
    'Our insurer requires no certificate': null,
    'A dog or cat stays inside after hours': ANIMAL,
  },
  pets: {
    'No pets inside': null,
    'Cats or small dogs, up to 25 kg': ANIMAL,
    'A dog heavier than 25 kg': ANIMAL,
  },
  outages: { 'No outages to speak of': [outages.name, 'Almost no power cuts'] },
  vehicle_gate: {
    'Sliding gate, up to 5 m': inGates('Sliding gate, up to 5 m'),
    'Sliding gate, wider than 5 m': inGates('Sliding gate, wider than 5 m'),
    'Swing gate': inGates('Swing gate'),
    Boom: inGates('Boom'),
    'An open entrance without a gate': inGates('An open entrance without a gate'),
  },
  escape_opening: {
    'Locked, with a key from inside': [
      accessPlaces.name,
      'An escape door that needs a key from inside',
    ],
  },
};

/** Asked once, and by no type any more. */
const retired = ['pets', 'footage_days', 'access_doors', 'escape_doors', 'escape_opening'];

/** Names of all questions that are or were asked of some type. */
export const isQuestion = (name: string): boolean => everAsked().has(name);

let names: ReadonlySet<string> | undefined;
const everAsked = (): ReadonlySet<string> => {
  names ??= new Set([...retired, ...establishmentTypes.flatMap(namesOf)]);
  return names;
};
const namesOf = (type: EstablishmentType) => questionsFor(type).map(({ name }) => name);

/**
 * Answers as the questions of the type have them today. What is to no question of ours, or is no
 * option, is left as it is.
 */
export function currentAnswers(type: EstablishmentType, answers: Answers): Answers {
  const asked = new Map(questionsFor(type).map(({ name, options }) => [name, options]));
  const today = (name: string, option: string): Answer | null => {
    const table = Object.hasOwn(renamed, name) ? renamed[name] : undefined;
    const isOld = table && Object.hasOwn(table, option) && !asked.get(name)?.includes(option);
    return isOld ? (table[option] ?? null) : [name, option];
  };
  const chosen = Object.entries(answers).flatMap(([name, answer]) =>
    [answer].flat().flatMap((option) => {
      const now = today(name, option);
      if (!now) return [];
      const [question] = now;
      return [
        { question, option: now[1], single: typeof answer === 'string' && question === name },
      ];
    }),
  );
  const none = Object.entries(answers).filter(([, answer]) => answer.length === 0);
  const current = Array.from(
    Map.groupBy(chosen, ({ question }) => question),
    ([question, given]) => {
      const options = [...new Set(given.map(({ option }) => option))];
      const [only] = given;
      return [question, given.length === 1 && only?.single ? only.option : options] as const;
    },
  );
  return Object.fromEntries([...none, ...current]);
}
