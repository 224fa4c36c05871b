import * as v from 'valibot';
import { checkedFirst } from './checked-first.ts';
import { defineEndpoint } from './endpoint.ts';
import { type NumberRule, numberText } from './number-answer.ts';
import { budgetLevels, PlanAssumed, SecurityPlan } from './security-plan.ts';
import { SiteOutline } from './site-outline.ts';
import { LINE_LIMIT, longest, TEXT_LIMIT } from './text.ts';

/**
 * Met when the answer is, or contains, one of `anyOf`, or is a number of at least `atLeast`, or when
 * there is none and `orNone` is set.
 */
export const QuestionCondition = v.object({
  question: v.string(),
  anyOf: v.optional(v.array(v.string())),
  atLeast: v.optional(v.number()),
  orNone: v.optional(v.boolean()),
});
export type QuestionCondition = v.InferOutput<typeof QuestionCondition>;

export const ProposalQuestion = v.object({
  name: v.string(),
  text: v.string(),
  /** A type that a release does not know is shown as a text field. */
  type: v.fallback(v.picklist(['select', 'text', 'checkbox']), 'text'),
  options: v.optional(v.array(v.string())),
  /** The option that holds when none is chosen: it leaves the choice to us. */
  unsure: v.optional(v.string()),
  /** Last parts of the paths of technology pages, by the options of a checkbox that they are about. */
  topics: v.optional(v.record(v.string(), v.string())),
  help: v.optional(v.string()),
  /** Questions of one group are shown on one page, in this order. */
  group: v.optional(v.string()),
  /** Of a text question whose answer is a number. */
  number: v.optional(
    v.object({ unit: v.string(), min: v.number(), max: v.number(), integer: v.boolean() }),
  ),
  /** Asked only when every condition is met. */
  showIf: v.optional(v.array(QuestionCondition)),
  /** May be left without an answer. */
  optional: v.optional(v.boolean()),
});
export type ProposalQuestion = v.InferOutput<typeof ProposalQuestion>;

/** Far more answers than any plan has, and few enough to check each. */
const ANSWER_LIMIT = 200;
const tooMany = `Please give at most ${ANSWER_LIMIT} answers`;
const noAnswer = 'Please answer with text or choose from the list';
const text = (limit: number) => v.pipe(v.string(noAnswer), longest(limit));
const Choices = v.array(text(LINE_LIMIT), noAnswer);
const Answer = v.union(
  [
    text(TEXT_LIMIT),
    checkedFirst(
      v.pipe(v.array(v.unknown(), noAnswer), v.maxLength(ANSWER_LIMIT, tooMany)),
      v.pipe(Choices, v.maxLength(ANSWER_LIMIT, tooMany)),
    ),
  ],
  noAnswer,
);
const noAnswers = 'Please send an answer to each question';
const AnyResponses = v.record(v.string(), Answer, noAnswers);

/** Answers by the names of their questions. */
export const Responses = checkedFirst(
  v.pipe(v.record(v.string(), v.unknown(), noAnswers), v.maxEntries(ANSWER_LIMIT, tooMany)),
  v.pipe(AnyResponses, v.maxEntries(ANSWER_LIMIT, tooMany)),
);

/** Which of the three budgets a plan is made for. */
export const BudgetChoice = v.optional(
  v.picklist(budgetLevels, 'Please choose one of the budgets'),
);

const selectType = 'Please select an establishment type';

export const establishmentTypes = [
  'Residential Home',
  'Retail Shop',
  'Restaurant',
  'Office',
  'Warehouse',
  'Industrial Site',
  'School',
  'Clinic',
  'Residential Estate',
  'Farm',
  'Other',
] as const;
export type EstablishmentType = (typeof establishmentTypes)[number];

// `values` checks the type and does not say so to TypeScript.
export const EstablishmentTypeAnswer = v.pipe(
  v.string(selectType),
  v.values(establishmentTypes, selectType),
) as v.GenericSchema<string, EstablishmentType>;

const onlyAssumed = 'Please ask for the plan or for what it assumes';

/** Three forms, by the members that are present: none, the type, the type and the answers. */
export const ProposalRequest = v.pipe(
  v.object({
    // Typed as a text, because pages send what the API listed, which may be newer than they are.
    establishmentType: v.optional(EstablishmentTypeAnswer),
    responses: v.optional(Responses),
    budget: BudgetChoice,
    /** Where the visitor drew the site: it counts, and not the answers about the same. */
    outline: v.optional(SiteOutline),
    /** Asks, with answers, for what a plan of them would assume instead of for the plan. */
    only: v.optional(v.picklist(['assumed'], onlyAssumed)),
  }),
  v.forward(
    v.partialCheck(
      [['establishmentType'], ['responses']],
      ({ establishmentType, responses }) =>
        responses === undefined || establishmentType !== undefined,
      selectType,
    ),
    ['establishmentType'],
  ),
  // The same rule in JSON Schema.
  v.metadata({ dependentRequired: { responses: ['establishmentType'] } }),
);
/** As pages send it. */
export type ProposalRequest = v.InferInput<typeof ProposalRequest>;

export const advanceProposal = defineEndpoint({
  method: 'POST',
  path: '/api/proposal',
  summary: 'Ask for the next questions of the Security Plan Generator, or for the plan',
  request: ProposalRequest,
  /** The questions that are left, what a plan would assume, or the plan. */
  response: v.union([
    SecurityPlan,
    v.object({
      questions: v.array(ProposalQuestion),
      assumed: v.optional(v.array(PlanAssumed)),
    }),
  ]),
  takesLong: true,
});

export const ESTABLISHMENT_QUESTION = 'establishment_type';

export const proposalTexts = {
  start: 'Start Security Plan',
  next: 'Next',
  startOver: 'Start Over',
  selectType,
  firstFailed: 'Failed to fetch initial question',
  followUpFailed: 'Failed to fetch follow-up questions',
  network: 'Network error',
} as const;

/** What is said about an answer, after the question itself. */
export const answerTexts = {
  choice: (question: string) => `${question} Please choose one of the answers`,
  choices: (question: string) => `${question} Please choose from the list only`,
  number: (question: string, { unit, min, max, integer }: NumberRule) =>
    `${question} Type a ${integer ? 'whole ' : ''}number from ${numberText(min)} to ${numberText(max)}${integer ? '' : ` (${unit})`}`,
  notAsked: (establishmentType: string) =>
    `We do not ask this question for the type ${establishmentType}`,
  backupAlone:
    'Backup power is for the new systems in the plan. Please choose at least one other system',
  nothingToAdd:
    'You already have everything you chose, or your site has no place for it. Please choose what the plan should add',
} as const;

/** A message of `answerTexts` for the field of its question, which stands above it there. */
export const withoutQuestion = (message: string, question: string): string =>
  message.startsWith(`${question} `) ? message.slice(question.length + 1) : message;
