import {
  ESTABLISHMENT_QUESTION,
  type EstablishmentType,
  establishmentTypes,
  type ProposalQuestion,
} from '@app/contracts/proposal';
import { questionsFor } from './questions/questions-for.ts';

const establishmentQuestion: ProposalQuestion = {
  name: ESTABLISHMENT_QUESTION,
  text: 'What type of establishment is it?',
  type: 'select',
  options: [...establishmentTypes],
};

/** The first question, or those that follow for a type. */
export const nextQuestions = (type: EstablishmentType | undefined): ProposalQuestion[] =>
  type === undefined ? [establishmentQuestion] : questionsFor(type);
