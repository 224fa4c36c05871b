import type { ComponentProps, ReactNode } from 'react';
import css from './choice.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  readonly label: ReactNode;
  readonly onChange?: (checked: boolean) => void;
};

/** A checkbox inside its label, so that the whole line is the target. */
export function Checkbox({ label, onChange, ...control }: CheckboxProps) {
  return (
    <label className={css.choice}>
      <input
        {...control}
        type="checkbox"
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
