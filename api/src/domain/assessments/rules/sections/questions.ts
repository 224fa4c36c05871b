import { type QuestionId, questions } from '@app/knowledge/questions';
import { isDanger } from '@app/knowledge/threats';
import type { ReportSection } from '@app/wording/report';
import { fixed } from '@app/wording/wording';
import type { Understanding } from '../../understanding/understanding.ts';
import { type Case, hasAny, wasSaid } from '../case.ts';
import { entriesOf } from '../entries-of.ts';
import { list, section } from './blocks.ts';

/**
 * Questions whose answers would change the advice, at most `most`. An incident that was only inferred
 * is not asked about as if it had happened, and who is in danger is not asked about property.
 */
export const questionsFor = (about: Case, most: number): readonly QuestionId[] =>
  entriesOf(questions)
    .filter(
      ([, { when, only, unless }]) =>
        !isInDanger(about) &&
        when.some((sign) => wasSaid(about, sign)) &&
        (!only || hasAny(about, only)) &&
        !(unless && hasAny(about, unless)),
    )
    .slice(0, most)
    .map(([id]) => id);

const MOST_OF_PARTS = 3;

/** Where no incident was told, that is the first thing to ask. */
export function questionsOfParts(about: Case, { incidents }: Understanding): readonly QuestionId[] {
  const first: QuestionId[] = incidents.length === 0 ? ['what'] : [];
  return [...first, ...questionsFor(about, MOST_OF_PARTS - first.length)];
}

const isInDanger = ({ incidents, incidentsAssumed }: Case): boolean =>
  !incidentsAssumed && incidents.some(isDanger);

export const questionsSection = (asked: readonly QuestionId[]): readonly ReportSection[] =>
  section('questions', 'Questions for you', [
    list(asked.map((id) => ({ text: fixed('{1}', questions[id].ask) }))),
  ]);
