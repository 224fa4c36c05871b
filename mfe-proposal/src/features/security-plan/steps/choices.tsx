import type { ProposalQuestion } from '@app/contracts/proposal';
import { describeControl, FieldError, FieldHint } from '@app/ui/field-frame';
import { useFieldId } from '@app/ui/form';
import css from './choices.module.css';

export interface ChoicesProps {
  readonly question: ProposalQuestion;
  readonly chosen: readonly string[];
  readonly disabled?: boolean | undefined;
  readonly error?: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A checkbox question. Chosen options keep the question's order, whatever the order of clicks. */
export function Choices({ question, chosen, disabled, error, onChange }: ChoicesProps) {
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
