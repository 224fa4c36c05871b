import type { HTMLAttributes, ReactNode } from 'react';
import css from './card.module.css';
import { classNames } from './class-names.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'article' | 'aside' | 'li' | undefined;
  /** `sunken` looks less important than a plain card; `ruled` has only a line above. */
  readonly tone?: 'sunken' | 'ruled' | undefined;
  /** A miniature above the text, as wide as the card. */
  readonly drawing?: ReactNode;
}

/** A framed block with its own heading. */
export function Card({
  as: Element = 'div',
  tone,
  drawing,
  className,
  children,
  ...props
}: CardProps) {
  return (
    <Element data-tone={tone} {...props} className={classNames(css.card, className)}>
      {drawing && <div className={css.drawing}>{drawing}</div>}
      {children}
    </Element>
  );
}
