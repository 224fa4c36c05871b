import { type ReactNode, useId } from 'react';
import css from './cta-band.module.css';

export interface CtaBandProps {
  readonly title: string;
  readonly text: ReactNode;
  /** The link or button to the next step, or several in a Row. */
  readonly action: ReactNode;
}

/** The last block of a page, on dark: the visitor's next step. Put it inside a Container. */
export function CtaBand({ title, text, action }: CtaBandProps) {
  const id = useId();
  return (
    <section className={css.band} data-surface="dark" aria-labelledby={id}>
      <div className={css.words}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {action}
    </section>
  );
}
