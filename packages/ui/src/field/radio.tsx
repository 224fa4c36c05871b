import type { ComponentProps, ReactNode } from 'react';
import css from './choice.module.css';

export type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  readonly label: ReactNode;
  readonly onChange?: () => void;
};

/** One of several answers, inside its label, so that the whole line is the target. */
export const Radio = ({ label, onChange, ...control }: RadioProps) => (
  <label className={css.choice}>
    <input {...control} type="radio" onChange={() => onChange?.()} />
    {label}
  </label>
);
