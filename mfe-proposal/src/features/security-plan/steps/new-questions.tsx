import type { ProposalQuestion } from '@app/contracts/proposal';
import { useState } from 'react';

/** Tells screen readers which questions of the page an answer has brought up or taken away. */
export function NewQuestions({ questions }: { readonly questions: readonly ProposalQuestion[] }) {
  const [before, setBefore] = useState(questions);
  const [told, setTold] = useState('');
  const changes = [
    ...missingFrom(before, questions).map(({ text }) => `New question: ${text}`),
    ...missingFrom(questions, before).map(({ text }) => `No longer asked: ${text}`),
  ];
  if (changes.length > 0) {
    setBefore(questions);
    setTold(changes.join(' '));
  }
  return (
    <p className="visually-hidden" role="status">
      {told}
    </p>
  );
}

const missingFrom = (
  some: readonly ProposalQuestion[],
  all: readonly ProposalQuestion[],
): readonly ProposalQuestion[] =>
  all.filter(({ name }) => !some.some((other) => other.name === name));
