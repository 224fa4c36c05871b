import type { ReactNode } from 'react';
import { ArrowRightIcon } from '../icons/arrow-right.ts';
import css from './card-prompt.module.css';

/** The last line of a card that is one link. Its arrow moves while the pointer is on the card. */
export function CardPrompt({ children }: { readonly children: ReactNode }) {
  return (
    <span className={css.prompt}>
      {children}
      <ArrowRightIcon />
    </span>
  );
}
