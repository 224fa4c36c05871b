import type { ReactNode } from 'react';
import css from './terms.module.css';

/** Pairs of a term and its text, in a ruled list. */
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

/** A separate line below the text of a term: its purpose. */
export const TermsPurpose = ({ children }: { readonly children: ReactNode }) => (
  <span className={css.purpose}>{children}</span>
);
