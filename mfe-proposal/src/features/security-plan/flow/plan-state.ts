import { type ProposalQuestion, proposalTexts } from '@app/contracts/proposal';
import { shownQuestions } from '@app/contracts/shown-questions';
import type { Answer } from '../answers/answer.ts';
import { applicableAnswers } from '../answers/applicable-answers.ts';
import { topicAnswers } from '../answers/topic-answers.ts';
import { planTexts } from '../plan-texts.ts';
import type { Answered, Call, Goal, PlanEvent, PlanState, Progress } from './plan-events.ts';
import { networkProblem, type Problem, problemAfter } from './problem.ts';

const idle: Call = { kind: 'idle' };

export const initialPlan: PlanState = {
  progress: { stage: 'unread' },
  first: undefined,
  call: idle,
  checked: [],
  refused: {},
  refusals: 0,
  edits: 0,
  cleared: undefined,
};

/** The state of the questionnaire after an event. */
export function nextPlan(state: PlanState, event: PlanEvent): PlanState {
  const { progress } = state;
  switch (event.type) {
    case 'device-read':
      return progress.stage === 'unread' ? { ...state, progress: afterReading(event.kept) } : state;
    case 'call-began':
      return { ...state, call: pendingAfter(state.call, event.goal) };
    case 'first-came':
      return { ...state, call: idle, first: event.question };
    case 'follow-up-came':
      return afterFollowUp(state, event);
    case 'plan-came':
      return hasQuestions(progress)
        ? { ...state, call: idle, progress: { ...progress, stage: 'planned', plan: event.plan } }
        : state;
    case 'plan-kept':
      return afterKeeping(state, event);
    case 'call-failed':
      return failedWith(state, event.goal, problemAfter(event.failure, failureTexts[event.goal]));
    case 'code-failed':
      return failedWith(state, 'plan', networkProblem);
    case 'server-refused':
      return { ...state, call: idle, refused: event.messages, refusals: state.refusals + 1 };
    case 'errors-found':
      return { ...state, checked: event.names, refusals: state.refusals + 1 };
    case 'answered':
      return afterAnswer(state, event.question, event.answer);
    case 'passed':
      return afterPassing(state, event.names);
    case 'drawing-left-out':
      return hasQuestions(progress)
        ? {
            ...state,
            progress: { ...progress, stage: 'asked', outline: undefined },
            call: idle,
            edits: state.edits + 1,
          }
        : state;
    case 'moved':
      return { ...state, checked: [], call: idle };
    case 'started-over':
      return {
        ...initialPlan,
        progress: { stage: 'empty' },
        first: state.first,
        cleared: answeredIn(progress),
      };
    case 'restored':
      return state.cleared
        ? {
            ...state,
            progress: { stage: 'kept', ...state.cleared },
            edits: state.edits + 1,
            cleared: undefined,
          }
        : state;
  }
}

const failureTexts: Readonly<Record<Goal, string>> = {
  first: proposalTexts.firstFailed,
  'follow-up': proposalTexts.followUpFailed,
  plan: planTexts.planFailed,
};

const afterReading = (kept: Answered | undefined): Progress =>
  kept ? { stage: 'kept', ...kept } : { stage: 'empty' };

const pendingAfter = (before: Call, goal: Goal): Call => ({
  kind: 'pending',
  goal,
  retried:
    (before.kind === 'failed' && before.goal === goal) ||
    (before.kind === 'pending' && before.goal === goal && before.retried),
});

const failedWith = (state: PlanState, goal: Goal, problem: Problem): PlanState => ({
  ...state,
  call: { kind: 'failed', goal, problem },
});

function afterFollowUp(
  state: PlanState,
  { establishmentType: type, questions, topic }: Extract<PlanEvent, { type: 'follow-up-came' }>,
): PlanState {
  const { progress } = state;
  const before = answeredIn(progress);
  const given = before?.answers ?? {};
  const answered: Answered = {
    type,
    answers: { ...given, ...topicAnswers(topic, questions, given) },
    passed: stillPassed(progress, questions),
    budget: before?.budget,
    // Another kind of place is not this house.
    ...(before?.type === type && { outline: before.outline }),
  };
  return {
    ...state,
    progress: { stage: 'asked', ...answered, questions },
    call: idle,
    refused: {},
    edits: state.edits + (before?.type === type ? 0 : 1),
    cleared: undefined,
  };
}

/** A question that has other options for another type of establishment has to be looked at again. */
function stillPassed(before: Progress, questions: readonly ProposalQuestion[]): readonly string[] {
  const passed = answeredIn(before)?.passed ?? [];
  if (!hasQuestions(before)) return passed;
  const optionsOf = (some: readonly ProposalQuestion[], name: string) =>
    JSON.stringify(some.find((question) => question.name === name)?.options);
  return passed.filter((name) => optionsOf(before.questions, name) === optionsOf(questions, name));
}

function afterPassing(state: PlanState, names: readonly string[]): PlanState {
  const { progress } = state;
  if (!hasQuestions(progress)) return state;
  const passed = [...new Set([...progress.passed, ...names])];
  return { ...state, progress: { ...progress, passed }, edits: state.edits + 1 };
}

/** A plan is of the answers that were sent, so a new answer makes it void. */
function afterAnswer(state: PlanState, question: string, answer: Answer): PlanState {
  const { progress, call, refused } = state;
  // The answers that are on their way cannot be changed any more.
  if (!hasQuestions(progress) || call.kind === 'pending') return state;
  const { type, answers, passed, budget, outline, questions } = progress;
  const { [question]: _, ...stillRefused } = refused;
  return {
    ...state,
    progress: {
      stage: 'asked',
      type,
      passed,
      budget,
      outline,
      questions,
      answers: { ...answers, [question]: answer },
    },
    call: idle,
    refused: stillRefused,
    edits: state.edits + 1,
  };
}

/** The questions that the kept answer brought up were asked with it. */
function afterKeeping(
  state: PlanState,
  { answers, plan, outline }: Extract<PlanEvent, { type: 'plan-kept' }>,
): PlanState {
  const { progress } = state;
  if (progress.stage !== 'planned') return state;
  const asked = shownQuestions(progress.questions, applicableAnswers(progress.questions, answers));
  const passed = [...new Set([...progress.passed, ...asked.map(({ name }) => name)])];
  const { budget } = plan;
  return {
    ...state,
    progress: {
      ...progress,
      answers,
      plan,
      passed,
      budget,
      outline: outline ?? progress.outline,
    },
    edits: state.edits + 1,
  };
}

type WithQuestions = Extract<Progress, { readonly questions: readonly ProposalQuestion[] }>;

export const hasQuestions = (progress: Progress): progress is WithQuestions =>
  progress.stage === 'asked' || progress.stage === 'planned';

/** What the visitor has answered so far; undefined when that is nothing. */
export const answeredIn = (progress: Progress): Answered | undefined =>
  'answers' in progress
    ? {
        type: progress.type,
        answers: progress.answers,
        passed: progress.passed,
        budget: progress.budget,
        outline: progress.outline,
      }
    : undefined;
