import type { ProposalQuestion } from '@app/contracts/proposal';
import { Field, SelectField } from '@app/ui/field';
import type { ChangeEvent } from 'react';
import { Choices } from './choices.tsx';
import type { Answer } from './plan-state.ts';

export interface QuestionFieldProps {
  readonly question: ProposalQuestion;
  /** Undefined until it is answered. */
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
  readonly disabled?: boolean;
  /** What is wrong with the answer. Not for checkbox questions: any number of options is valid. */
  readonly error?: string | undefined;
}

/** The form control for a question of the API, by its type. */
export function QuestionField({ question, answer, onAnswer, ...state }: QuestionFieldProps) {
  const { name, text, type, options = [] } = question;
  const written = {
    ...state,
    name,
    label: text,
    value: typeof answer === 'string' ? answer : '',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onAnswer(event.currentTarget.value),
  };
  switch (type) {
    case 'text':
      return <Field {...written} />;
    case 'select':
      return (
        <SelectField
          {...written}
          placeholder="Choose one"
          options={options.map((option) => ({ value: option, label: option }))}
        />
      );
    case 'checkbox':
      return (
        <Choices
          name={name}
          text={text}
          options={options}
          chosen={typeof answer === 'object' ? answer : []}
          disabled={state.disabled}
          onChange={onAnswer}
        />
      );
  }
}
