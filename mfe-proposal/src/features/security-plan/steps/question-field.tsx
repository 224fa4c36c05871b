import { numberText, quantityText } from '@app/contracts/number-answer';
import { type ProposalQuestion, withoutQuestion } from '@app/contracts/proposal';
import { Field, SelectField } from '@app/ui/field';
import { describeControl, FieldError, FieldHint } from '@app/ui/field-frame';
import { useFieldId } from '@app/ui/form';
import type { ChangeEvent } from 'react';
import type { Answer } from '../answers/answer.ts';
import css from './question-field.module.css';

export interface QuestionFieldProps {
  readonly question: ProposalQuestion;
  /** Undefined until it is answered. */
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
  readonly disabled?: boolean | undefined;
  /** What is wrong with the answer. */
  readonly error?: string | undefined;
}

/** The form control for a question of the API, by its type. */
export function QuestionField({ question, answer, onAnswer, ...rest }: QuestionFieldProps) {
  const { name, text, type, options = [], number, optional } = question;
  const state = { ...rest, error: rest.error && withoutQuestion(rest.error, text) };
  const written = {
    ...state,
    name,
    label: text,
    hint: hintOf(question),
    optional,
    required: !optional,
    value: typeof answer === 'string' ? answer : '',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onAnswer(event.currentTarget.value),
  };
  switch (type) {
    case 'text':
      return number ? (
        <Field
          {...written}
          className={css.number}
          inputMode={number.integer ? 'numeric' : 'decimal'}
          autoComplete="off"
        />
      ) : (
        <Field {...written} autoComplete="off" />
      );
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
          question={question}
          chosen={typeof answer === 'object' ? answer : []}
          onChange={onAnswer}
          {...state}
        />
      );
  }
}

function hintOf({ help, number }: ProposalQuestion): string | undefined {
  if (!number) return help;
  const { unit, min, max, integer } = number;
  const bounds = `${integer ? 'A whole number from' : 'From'} ${numberText(min)} to ${quantityText(max, unit)}.`;
  return help ? `${help} ${bounds}` : bounds;
}

interface ChoicesProps {
  readonly question: ProposalQuestion;
  readonly chosen: readonly string[];
  readonly disabled?: boolean | undefined;
  readonly error?: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A checkbox question. Chosen options keep the question's order, whatever the order of clicks. */
function Choices({ question, chosen, disabled, error, onChange }: ChoicesProps) {
  const { name, text, options = [] } = question;
  const id = useFieldId(name);
  const hint = question.help ?? 'Choose all that apply.';
  const toggle = (option: string, on: boolean) =>
    onChange(options.filter((each) => (each === option ? on : chosen.includes(each))));
  const described = describeControl(id, { name, label: text, hint, error }, undefined);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={css.choices}
      disabled={disabled}
      data-invalid={error ? '' : undefined}
      aria-describedby={described['aria-describedby']}
    >
      <legend>{text}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
      <div className={css.list}>
        {options.map((option) => (
          <label key={option} className={css.choice}>
            <input
              type="checkbox"
              name={name}
              value={option}
              checked={chosen.includes(option)}
              onChange={(event) => toggle(option, event.currentTarget.checked)}
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
