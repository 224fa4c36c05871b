import type { ProposalQuestion } from '@app/contracts/proposal';
import type { SecurityPlan } from '@app/contracts/security-plan';
import { shownQuestions } from '@app/contracts/shown-questions';
import type { Answers } from '../answers/answer.ts';
import { answerProblem, type Messages } from '../answers/answer-problem.ts';
import { applicableAnswers } from '../answers/applicable-answers.ts';
import { type QuestionPage, questionPages } from '../answers/question-pages.ts';
import type { Place } from './place.ts';
import { type Answered, type Goal, hasQuestions, type PlanState } from './plan-state.ts';

/** The questionnaire of a type, with only the questions that are asked. */
export interface Questionnaire {
  readonly type: string;
  readonly answers: Answers;
  /** All pages; a page of which nothing is asked at the moment has no questions. */
  readonly pages: readonly QuestionPage[];
  /** What is wrong with the answer to each question that is asked. */
  readonly problems: Messages;
}

/** What the page shows. */
export type PlanView =
  | { readonly show: 'start' }
  /** Data that is needed first. Without a goal, the storage of the device. */
  | { readonly show: 'waiting'; readonly goal: Goal | undefined }
  | { readonly show: 'establishment'; readonly question: ProposalQuestion }
  | {
      readonly show: 'questions';
      readonly questionnaire: Questionnaire;
      /** From 1. */
      readonly page: number;
      readonly change: string | undefined;
    }
  | { readonly show: 'check'; readonly questionnaire: Questionnaire }
  | {
      readonly show: 'plan';
      readonly type: string;
      readonly plan: SecurityPlan;
      readonly answers: Answers;
      readonly questions: readonly ProposalQuestion[];
    };

/**
 * What is shown at a place, as far as the visitor's progress allows. Someone who opens the plan
 * without answers sees the start, and with a question left that question.
 */
export function planView(place: Place, state: PlanState): PlanView {
  const { progress, first } = state;
  if (place.at === 'start') return { show: 'start' };
  if (progress.stage === 'unread') return { show: 'waiting', goal: undefined };
  if (place.at === 'establishment') {
    return first ? { show: 'establishment', question: first } : { show: 'waiting', goal: 'first' };
  }
  if (progress.stage === 'empty') return { show: 'start' };
  if (!hasQuestions(progress)) return { show: 'waiting', goal: 'follow-up' };
  const questionnaire = questionnaireOf(progress, state.refused);
  if (place.at === 'questions') {
    const page = nextPageFrom(questionnaire, place.page);
    return page
      ? { show: 'questions', questionnaire, page, change: place.change }
      : { show: 'check', questionnaire };
  }
  if (place.at === 'plan' && progress.stage === 'planned') {
    const { type, plan, questions } = progress;
    return {
      show: 'plan',
      type,
      plan,
      questions,
      answers: applicableAnswers(questions, progress.answers),
    };
  }
  const unfinished = unfinishedPage(questionnaire);
  if (unfinished) {
    return { show: 'questions', questionnaire, page: unfinished, change: undefined };
  }
  return place.at === 'plan' ? { show: 'waiting', goal: 'plan' } : { show: 'check', questionnaire };
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
  return { type, answers, pages, problems };
}

/** Number of the first page from `page` on that has questions; undefined behind the last one. */
export function nextPageFrom({ pages }: Questionnaire, page: number): number | undefined {
  const index = pages.findIndex((one, at) => at >= page - 1 && one.questions.length > 0);
  return index < 0 ? undefined : index + 1;
}

/** Number of the first page with an answer that is missing or wrong. */
export function unfinishedPage({ pages, problems }: Questionnaire): number | undefined {
  const index = pages.findIndex(({ questions }) => questions.some(({ name }) => problems[name]));
  return index < 0 ? undefined : index + 1;
}

/**
 * Where Next leads from a page: to the page after it, or, for somebody who changes an answer, back
 * to the check page. A question that the change brought up is asked first.
 */
export function placeAfter(
  questionnaire: Questionnaire,
  { page, changing }: { readonly page: number; readonly changing: boolean },
): Place {
  const next = changing ? unfinishedPage(questionnaire) : nextPageFrom(questionnaire, page + 1);
  if (!next) return { at: 'check' };
  if (!changing) return { at: 'questions', page: next };
  const first = questionnaire.pages[next - 1]?.questions.find(
    ({ name }) => questionnaire.problems[name],
  );
  return { at: 'questions', page: next, change: first?.name };
}
