import type { ReactNode } from 'react';
import css from './pager.module.css';

export interface PagerProps {
  /** Name of the navigation for screen readers, such as "Categories". */
  readonly label: string;
  readonly previous: ReactNode;
  readonly status: ReactNode;
  readonly next: ReactNode;
}

/** Lays out two buttons or links with the position between them. */
export function Pager({ label, previous, status, next }: PagerProps) {
  return (
    <nav className={css.pager} aria-label={label}>
      {previous}
      <span className={css.status}>{status}</span>
      {next}
    </nav>
  );
}
