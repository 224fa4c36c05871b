import { ESTABLISHMENT_QUESTION, type ProposalQuestion } from '@app/contracts/proposal';
import { type BudgetLevel, budgetLevels } from '@app/contracts/security-plan';
import { answerTo } from '@app/contracts/shown-questions';
import type { SiteOutline } from '@app/contracts/site-outline';
import type { Answers } from '../answers/answer.ts';
import { topicAnswers } from '../answers/topic-answers.ts';
import { type Place, placeIn } from '../flow/place.ts';
import { type Questionnaire, questionnaireOf } from '../flow/questionnaire.ts';

/** Names of controls that are no answers. No question has a name that begins so. */
export const controlNames = {
  /** The step that the form is on, as the query of its place. */
  place: 'plan-place',
  /** Of buttons that lead to a step without checking this one, in the same notation. */
  go: 'plan-go',
  /** Once for each question that the form asks. */
  asked: 'plan-asked',
  /** The technology page that the visitor comes from, until the questions are known. */
  topic: 'plan-topic',
  /** The chosen budget of the plan. */
  budget: 'plan-budget',
  /** The drawing of the site as JSON. */
  outline: 'plan-outline',
} as const;

/** What was typed or chosen, by the name of its question, as the form sends it. */
export type GivenAnswers = Readonly<Record<string, readonly string[]>>;

/** A form of the questionnaire. All answers are in it: none is stored between two posts. */
export interface PlanPost {
  /** Empty until it is chosen. */
  readonly type: string;
  /** Also those to questions that are not asked at the moment. */
  readonly given: GivenAnswers;
  readonly from: Place;
  readonly go: Place | undefined;
  readonly asked: readonly string[];
  readonly topic?: string | undefined;
  readonly budget?: BudgetLevel | undefined;
  /** Of the site, where the visitor has changed its lengths. */
  readonly outline?: SiteOutline | undefined;
  /** Why what was typed about it is not in it. */
  readonly outlineProblem?: string | undefined;
}

/** Several times what any questionnaire sends; each field is sent back to the browser. */
const MOST_FIELDS = 1000;

export function readPlanPost(form: FormData): PlanPost {
  const fields = [...form].slice(0, MOST_FIELDS).map(([name, value]) => [name, String(value)]);
  const valuesOf = (name: string) =>
    fields.flatMap(([one, value = '']) => (one === name ? [value] : []));
  const [place = ''] = valuesOf(controlNames.place);
  const [go] = valuesOf(controlNames.go);
  const [type = ''] = valuesOf(ESTABLISHMENT_QUESTION);
  const given = new Map<string, string[]>();
  for (const [name = '', value = ''] of fields) {
    if (value === '' || isControl(name)) continue;
    const values = given.get(name);
    if (values) values.push(value);
    else given.set(name, [value]);
  }
  return {
    type,
    given: Object.fromEntries(given),
    from: placeIn(new URLSearchParams(place)),
    go: go === undefined ? undefined : placeIn(new URLSearchParams(go)),
    asked: valuesOf(controlNames.asked),
    topic: valuesOf(controlNames.topic)[0],
    budget: budgetLevels.find((level) => valuesOf(controlNames.budget).includes(level)),
  };
}

const isControl = (name: string): boolean =>
  name === ESTABLISHMENT_QUESTION || name.startsWith('plan-');

/** The given answers, each in the form that the type of its question has. */
const answersIn = (given: GivenAnswers, questions: readonly ProposalQuestion[]): Answers =>
  Object.fromEntries(
    questions.flatMap(({ name, type }) => {
      const values = answerTo(name, given);
      if (values === undefined) return [];
      return [[name, type === 'checkbox' ? values : (values[0] ?? '')]];
    }),
  );

/** A post with what the visitor's technology page is about chosen, when the questions first come. */
export function withTopicChosen(post: PlanPost, questions: readonly ProposalQuestion[]): PlanPost {
  const chosen = topicAnswers(post.topic, questions, post.given);
  return { ...post, given: { ...post.given, ...chosen }, topic: undefined };
}

/**
 * The questionnaire with the answers of a post. Its pages are shown in their order, so a question
 * without an answer is not asked again.
 */
export const plainQuestionnaire = (
  { type, given }: PlanPost,
  questions: readonly ProposalQuestion[],
): Questionnaire =>
  questionnaireOf({
    type,
    questions,
    answers: answersIn(given, questions),
    passed: questions.map(({ name }) => name),
  });
