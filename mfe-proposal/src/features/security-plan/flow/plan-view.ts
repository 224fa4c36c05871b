import type { ProposalQuestion } from '@app/contracts/proposal';
import type { SecurityPlan } from '@app/contracts/security-plan';
import type { SiteOutline } from '@app/contracts/site-outline';
import type { Answers } from '../answers/answer.ts';
import { applicableAnswers } from '../answers/applicable-answers.ts';
import type { Place } from './place.ts';
import type { Goal, PlanState } from './plan-events.ts';
import { hasQuestions } from './plan-state.ts';
import {
  nextPageFrom,
  type Questionnaire,
  questionnaireOf,
  unfinishedPage,
} from './questionnaire.ts';

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
      /** Next leads back to the check page. */
      readonly returning: boolean;
    }
  | { readonly show: 'check'; readonly questionnaire: Questionnaire }
  | {
      readonly show: 'plan';
      readonly type: string;
      readonly plan: SecurityPlan;
      readonly answers: Answers;
      readonly questions: readonly ProposalQuestion[];
      readonly outline: SiteOutline | undefined;
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
    const { change } = place;
    return page
      ? { show: 'questions', questionnaire, page, change, returning: change !== undefined }
      : { show: 'check', questionnaire };
  }
  if (place.at === 'plan' && progress.stage === 'planned') {
    const { type, plan, questions, outline } = progress;
    return {
      show: 'plan',
      type,
      plan,
      questions,
      outline,
      answers: applicableAnswers(questions, progress.answers),
    };
  }
  const unfinished = unfinishedPage(questionnaire);
  if (unfinished) {
    const page = unfinished;
    return { show: 'questions', questionnaire, page, change: undefined, returning: true };
  }
  return place.at === 'plan' ? { show: 'waiting', goal: 'plan' } : { show: 'check', questionnaire };
}
