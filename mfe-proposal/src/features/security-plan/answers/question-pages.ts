import type { ProposalQuestion } from '@app/contracts/proposal';

/** The questions of one group, shown together. */
export interface QuestionPage {
  readonly title: string;
  readonly questions: readonly ProposalQuestion[];
}

const NO_GROUP = 'Your site';

/** The pages of the questionnaire, in the order in which their groups begin. */
export function questionPages(questions: readonly ProposalQuestion[]): readonly QuestionPage[] {
  const titles = new Set(questions.map(titleOf));
  return [...titles].map((title) => ({
    title,
    questions: questions.filter((question) => titleOf(question) === title),
  }));
}

const titleOf = ({ group }: ProposalQuestion): string => group ?? NO_GROUP;
