import type { ApiClient, CallFailure } from '@app/api-client';
import { type ProposalQuestion, proposalTexts } from '@app/contracts/proposal';
import type { PageContext, Submission } from '@app/federation/remote-module';
import type { Messages } from '../answers/answer-problem.ts';
import type { Place } from '../flow/place.ts';
import {
  fetchAssumed,
  fetchFirstQuestion,
  fetchPlan,
  fetchQuestions,
  refusedAnswers,
} from '../flow/plan-calls.ts';
import { problemAfter } from '../flow/problem.ts';
import {
  nextPageFrom,
  placeAfter,
  type Questionnaire,
  unfinishedPage,
} from '../flow/questionnaire.ts';
import { planTexts } from '../plan-texts.ts';
import { type PlainStep, refusedStep, shownStep } from './plain-step.ts';
import {
  controlNames,
  type PlanPost,
  plainQuestionnaire,
  readPlanPost,
  withTopicChosen,
} from './plan-post.ts';

type PlanForm = Pick<PageContext, 'api' | 'signal'> & { readonly form: FormData };

interface Visit {
  readonly api: ApiClient;
  readonly post: PlanPost;
}

/** A visit whose questions are known. */
interface Asked extends Visit {
  readonly questions: readonly ProposalQuestion[];
  readonly questionnaire: Questionnaire;
}

const THERE_IS_A_PROBLEM = { message: 'There is a problem' };

/**
 * Handles a post of the questionnaire from a browser without JavaScript. Nothing is stored: each post
 * has all answers, and its page has them again.
 */
export async function takePlanPost({ form, api, signal }: PlanForm): Promise<Submission> {
  const post = await withOutline(readPlanPost(form), form);
  const visit = { api: within(api, signal), post };
  const { from, go } = post;
  if (go) return goTo(visit, go);
  switch (from.at) {
    case 'start':
      return askType(visit, false);
    case 'establishment':
      return withQuestions(visit, (asked) => afterType(withTopicAnswers(asked), from.change));
    case 'questions':
      return withQuestions(visit, (asked) => afterQuestions(asked, from));
    case 'check':
    case 'plan':
      return withQuestions(visit, makePlan);
  }
}

/** The code for drawings is loaded for a post that has one. */
async function withOutline(post: PlanPost, form: FormData): Promise<PlanPost> {
  const kept = form.get(controlNames.outline);
  if (kept === null) return post;
  const { outlineIn } = await import('./plain-outline.ts');
  const drawn = outlineIn(String(kept), (name) => form.get(name)?.toString());
  return drawn ? { ...post, outline: drawn.outline, outlineProblem: drawn.problem } : post;
}

function goTo(visit: Visit, place: Place): Promise<Submission> {
  switch (place.at) {
    case 'start':
    case 'establishment':
      return askType(visit, place.at === 'establishment' && place.change);
    case 'questions':
    case 'check':
      return withQuestions(visit, async (asked) => showPlace(asked, place));
    case 'plan':
      return withQuestions(visit, makePlan);
  }
}

async function askType({ api, post }: Visit, change: boolean, error?: string): Promise<Submission> {
  const question = await fetchFirstQuestion(api);
  if (!question.ok) return failedStep(post, question.failure, proposalTexts.firstFailed);
  const step: PlainStep = { show: 'establishment', question: question.value, change };
  return error
    ? refusedStep(post, step, { ...THERE_IS_A_PROBLEM, fields: { [question.value.name]: error } })
    : shownStep(post, step);
}

/** Goes on with the questions of the chosen type, or asks for the type again. */
async function withQuestions(
  visit: Visit,
  goOn: (asked: Asked) => Promise<Submission>,
): Promise<Submission> {
  const { api, post } = visit;
  const { type, from } = post;
  const answer = await fetchQuestions(api, type);
  if (answer.ok) {
    const questions = answer.value;
    return goOn({
      ...visit,
      questions,
      questionnaire: plainQuestionnaire(post, questions),
    });
  }
  const { failure } = answer;
  const wrongType = failure.kind === 'refused' && failure.fields.establishmentType;
  return wrongType
    ? askType(visit, from.at === 'establishment' && from.change, wrongType)
    : failedStep(post, failure, proposalTexts.followUpFailed);
}

function withTopicAnswers(asked: Asked): Asked {
  const post = withTopicChosen(asked.post, asked.questions);
  return { ...asked, post, questionnaire: plainQuestionnaire(post, asked.questions) };
}

async function afterType(asked: Asked, changing: boolean): Promise<Submission> {
  const place: Place = changing
    ? placeAfter(asked.questionnaire, { page: 0, returning: changing })
    : { at: 'questions', page: 1 };
  return showPlace(asked, place);
}

/**
 * Next on a page of questions. Without scripts a question cannot appear while the page is answered,
 * so the page is shown again with the questions that its answers have brought up.
 */
async function afterQuestions(
  asked: Asked,
  { page, change }: Extract<Place, { at: 'questions' }>,
): Promise<Submission> {
  const { post, questions, questionnaire } = asked;
  const names = (questionnaire.pages[page - 1]?.questions ?? []).map(({ name }) => name);
  const brought = names.filter((name) => !post.asked.includes(name));
  const fields = messagesOf(
    questionnaire.problems,
    names.filter((name) => post.asked.includes(name)),
  );
  const step: PlainStep = { show: 'questions', questions, page, change, brought };
  if (Object.keys(fields).length > 0)
    return refusedStep(post, step, { ...THERE_IS_A_PROBLEM, fields });
  if (brought.length > 0) return shownStep(post, step);
  return showPlace(asked, placeAfter(questionnaire, { page, returning: change !== undefined }));
}

/** A page of questions, or the check page when none is left. */
async function showPlace(
  { api, post, questions, questionnaire }: Asked,
  place: Place,
): Promise<Submission> {
  const wanted =
    place.at === 'questions'
      ? nextPageFrom(questionnaire, place.page)
      : unfinishedPage(questionnaire);
  if (!wanted) {
    const { type, answers } = questionnaire;
    const assumed = await fetchAssumed(api, { type, answers, questions });
    return shownStep(post, {
      show: 'check',
      questions,
      assumed: assumed.ok ? assumed.value : undefined,
    });
  }
  const change = place.at === 'questions' ? place.change : undefined;
  return shownStep(post, { show: 'questions', questions, page: wanted, change, brought: [] });
}

async function makePlan(asked: Asked): Promise<Submission> {
  const { api, post, questions, questionnaire } = asked;
  const { type, answers, problems } = questionnaire;
  if (unfinishedPage(questionnaire)) return showProblems(asked, problems);
  const kept = { budget: post.budget, outline: post.outline };
  const plan = await fetchPlan(api, { type, answers, questions, ...kept });
  if (plan.ok) return shownStep(post, { show: 'plan', plan: plan.value });
  const refused = refusedAnswers(plan.failure, questions);
  if (Object.keys(refused).length > 0) return showProblems(asked, refused);
  const { message } = problemAfter(plan.failure, planTexts.planFailed);
  return refusedStep(post, { show: 'check', questions }, { message });
}

/** The first page with a question that has a message. */
function showProblems({ post, questions, questionnaire }: Asked, problems: Messages): Submission {
  const page = Math.max(
    unfinishedPage({ ...questionnaire, open: new Set(Object.keys(problems)) }) ?? 1,
    1,
  );
  const names = (questionnaire.pages[page - 1]?.questions ?? []).map(({ name }) => name);
  const change = names.find((name) => problems[name]);
  return refusedStep(
    post,
    { show: 'questions', questions, page, change, brought: [] },
    { ...THERE_IS_A_PROBLEM, fields: messagesOf(problems, names) },
  );
}

function failedStep(post: PlanPost, failure: CallFailure, otherwise: string): Submission {
  const { message, needsPeople } = problemAfter(failure, otherwise);
  return refusedStep(post, { show: 'failed', needsPeople }, { message });
}

const messagesOf = (problems: Messages, names: readonly string[]): Messages =>
  Object.fromEntries(
    names.flatMap((name) => {
      const problem = problems[name];
      return problem ? [[name, problem]] : [];
    }),
  );

/** The client of a post, whose calls end with its time. */
const within = (api: ApiClient, signal: AbortSignal): ApiClient => ({
  read: (endpoint, options) => api.read(endpoint, { signal, ...options }),
  send: (endpoint, body, options) => api.send(endpoint, body, { signal, ...options }),
});
