import { questions } from '../../knowledge/questions.ts';
import { fixed, type ReportSection } from '../../report.ts';
import { applies, type Case } from '../case.ts';
import { list, section } from './blocks.ts';

/** Questions whose answers would change the advice, at most `most`. */
export const questionsFor = (about: Case, most: number): readonly string[] =>
  questions
    .filter(({ when, unless }) => applies(about, { only: when, ...(unless && { unless }) }))
    .slice(0, most)
    .map(({ ask }) => ask);

export const questionsSection = (asked: readonly string[]): readonly ReportSection[] =>
  section('questions', 'What we would ask you', [
    list(asked.map((question) => ({ text: fixed('{1}', question) }))),
  ]);
