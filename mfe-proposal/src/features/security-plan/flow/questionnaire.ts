import type { ProposalQuestion } from '@app/contracts/proposal';
import { shownQuestions } from '@app/contracts/shown-questions';
import type { Answers } from '../answers/answer.ts';
import { answerProblem, type Messages } from '../answers/answer-problem.ts';
import { applicableAnswers } from '../answers/applicable-answers.ts';
import { type QuestionPage, questionPages } from '../answers/question-pages.ts';
import type { Place } from './place.ts';
import type { Answered } from './plan-events.ts';

/** The questionnaire of a type, with only the questions that are asked. */
export interface Questionnaire {
  readonly type: string;
  readonly answers: Answers;
  /** All pages; a page of which nothing is asked at the moment has no questions. */
  readonly pages: readonly QuestionPage[];
  /** What is wrong with the answer to each question that is asked. */
  readonly problems: Messages;
  /** Names of the questions with a problem, and of those that the visitor has not gone past. */
  readonly open: ReadonlySet<string>;
}

/** @param refused what the server said about single answers. */
export function questionnaireOf(
  { type, ...progress }: Answered & { readonly questions: readonly ProposalQuestion[] },
  refused: Messages = {},
): Questionnaire {
  const answers = applicableAnswers(progress.questions, progress.answers);
  const asked = shownQuestions(progress.questions, answers);
  const pages = questionPages(progress.questions).map(({ title, questions }) => ({
    title,
    questions: questions.filter((question) => asked.includes(question)),
  }));
  const problems = Object.fromEntries(
    asked.flatMap((question) => {
      const problem = refused[question.name] ?? answerProblem(question, answers[question.name]);
      return problem ? [[question.name, problem]] : [];
    }),
  );
  const open = asked
    .map(({ name }) => name)
    .filter((name) => problems[name] || !progress.passed.includes(name));
  return { type, answers, pages, problems, open: new Set(open) };
}

/** Number of the first page from `page` on that has questions; undefined behind the last one. */
export function nextPageFrom({ pages }: Questionnaire, page: number): number | undefined {
  const index = pages.findIndex((one, at) => at >= page - 1 && one.questions.length > 0);
  return index < 0 ? undefined : index + 1;
}

/** Number of the first page with an open question, except the page that the visitor leaves. */
export function unfinishedPage({ pages, open }: Questionnaire, left = 0): number | undefined {
  const index = pages.findIndex(
    ({ questions }, at) => at !== left - 1 && questions.some(({ name }) => open.has(name)),
  );
  return index < 0 ? undefined : index + 1;
}

/**
 * Where Next leads from a page: to the page after it, or, for somebody who returns to the check
 * page, back there. A question that a change brought up is asked first.
 */
export function placeAfter(
  questionnaire: Questionnaire,
  { page, returning }: { readonly page: number; readonly returning: boolean },
): Place {
  if (!returning) {
    const next = nextPageFrom(questionnaire, page + 1);
    return next ? { at: 'questions', page: next } : { at: 'check' };
  }
  const next = unfinishedPage(questionnaire, page);
  if (!next) return { at: 'check' };
  const { pages, open } = questionnaire;
  const first = pages[next - 1]?.questions.find(({ name }) => open.has(name));
  return { at: 'questions', page: next, change: first?.name };
}

/** The page of questions before a page, or the type of establishment. */
export function placeBefore({ pages }: Questionnaire, page: number): Place {
  const before = pages.findLastIndex(
    ({ questions }, index) => index < page - 1 && questions.length > 0,
  );
  return before < 0
    ? { at: 'establishment', change: false }
    : { at: 'questions', page: before + 1 };
}
