import * as v from 'valibot';
import { checkedFirst } from './checked-first.ts';
import { defineEndpoint } from './endpoint.ts';
import { LINE_LIMIT, TEXT_LIMIT, tooLong } from './text.ts';

export const ProposalQuestion = v.object({
  name: v.string(),
  text: v.string(),
  /** A type that a release does not know is shown as a text field. */
  type: v.fallback(v.picklist(['select', 'text', 'checkbox']), 'text'),
  options: v.optional(v.array(v.string())),
});
export type ProposalQuestion = v.InferOutput<typeof ProposalQuestion>;

/** Far more answers than any plan has, and few enough to check each. */
const ANSWER_LIMIT = 200;
const tooMany = `Please give at most ${ANSWER_LIMIT} answers`;
const noAnswer = 'Please answer with text or choose from the list';
const text = (limit: number) => v.pipe(v.string(noAnswer), v.maxLength(limit, tooLong(limit)));
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
const Responses = v.record(v.string(), Answer, noAnswers);

const selectType = 'Please select an establishment type';

/** Three forms, by the members that are present: none, the type, the type and the answers. */
export const ProposalRequest = v.object({
  establishmentType: v.optional(
    v.pipe(v.string(selectType), v.minLength(1, selectType), v.maxLength(LINE_LIMIT, selectType)),
  ),
  responses: v.optional(
    checkedFirst(
      v.pipe(v.record(v.string(), v.unknown(), noAnswers), v.maxEntries(ANSWER_LIMIT, tooMany)),
      v.pipe(Responses, v.maxEntries(ANSWER_LIMIT, tooMany)),
    ),
  ),
});
export type ProposalRequest = v.InferOutput<typeof ProposalRequest>;

export const advanceProposal = defineEndpoint({
  method: 'POST',
  path: '/api/proposal',
  summary: 'Ask for the next questions of the Security Plan Generator',
  request: ProposalRequest,
  response: v.object({ questions: v.array(ProposalQuestion) }),
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
