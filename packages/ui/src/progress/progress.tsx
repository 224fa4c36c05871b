import { useId } from 'react';
import css from './progress.module.css';

export interface ProgressProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
}

/** A progress bar with its percentage as text. */
export function Progress({ label, share }: ProgressProps) {
  const id = useId();
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className={css.progress}>
      <label htmlFor={id}>{label}</label>
      <span className={css.percent}>{percent}%</span>
      <progress id={id} className={css.bar} value={percent} max={100} />
    </div>
  );
}
