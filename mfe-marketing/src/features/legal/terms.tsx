import type { ReactNode } from 'react';
import css from './terms.module.css';

/** Pairs of a term and what is said about it, ruled like a schedule. */
export function Terms({
  entries,
}: {
  readonly entries: readonly (readonly [term: string, text: ReactNode])[];
}) {
  return (
    <dl className={css.terms}>
      {entries.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A line of its own under what is said: what it is for. */
export const TermsPurpose = ({ children }: { readonly children: ReactNode }) => (
  <span className={css.purpose}>{children}</span>
);
