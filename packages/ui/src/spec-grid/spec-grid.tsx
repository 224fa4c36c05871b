import type { ReactNode } from 'react';
import css from './spec-grid.module.css';

/** Specification cards under one strong line, in one, two or three columns. */
export function SpecGrid({ children }: { readonly children: ReactNode }) {
  return <div className={css.grid}>{children}</div>;
}

export interface SpecCardProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  /** What is measured and its value with the unit, such as `['Range', '2 to 8 MP']`. */
  readonly rows: readonly (readonly [term: string, value: ReactNode])[];
}

/** One subject of a data sheet. Its heading is an h3, so the grid needs an h2 above it. */
export function SpecCard({ icon, title, text, rows }: SpecCardProps) {
  return (
    <div className={css.card}>
      <h3 className={css.title}>
        {icon}
        {title}
      </h3>
      <p className={css.text}>{text}</p>
      <dl className={css.rows}>
        {rows.map(([term, value]) => (
          <div key={term} className={css.row}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
