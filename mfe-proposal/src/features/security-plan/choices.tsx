import css from './choices.module.css';

export interface ChoicesProps {
  readonly name: string;
  readonly text: string;
  readonly options: readonly string[];
  readonly chosen: readonly string[];
  readonly disabled?: boolean | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A checkbox question. Chosen options keep the question's order, whatever the order of clicks. */
export function Choices({ name, text, options, chosen, disabled, onChange }: ChoicesProps) {
  const toggle = (option: string, on: boolean) =>
    onChange(options.filter((each) => (each === option ? on : chosen.includes(each))));
  return (
    <fieldset className={css.choices} disabled={disabled}>
      <legend>{text}</legend>
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
    </fieldset>
  );
}
