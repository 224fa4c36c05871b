import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './card.module.css';

export interface CardLook {
  /** `sunken` looks less important than a plain card; `ruled` has only a line above. */
  readonly tone?: 'sunken' | 'ruled' | undefined;
  /** `small` for one of many cards; `none` for a card whose parts reach its edge. */
  readonly padding?: 'small' | 'none' | undefined;
  readonly className?: string | undefined;
}

/** Props that make another element look like a card, such as `<nav {...cardProps({})}>`. */
export function cardProps({ tone, padding, className }: CardLook = {}) {
  return {
    className: classNames(css.card, className),
    'data-tone': tone,
    'data-padding': padding,
  };
}

export interface CardProps extends HTMLAttributes<HTMLElement>, Omit<CardLook, 'className'> {
  readonly as?: 'div' | 'section' | 'article' | 'aside' | 'li' | undefined;
  /** A miniature above the text, as wide as the card. */
  readonly drawing?: ReactNode;
}

/** A framed block with its own heading. */
export function Card({
  as: Element = 'div',
  tone,
  padding,
  drawing,
  className,
  children,
  ...props
}: CardProps) {
  return (
    <Element {...props} {...cardProps({ tone, padding, className })}>
      {drawing && <div className={css.drawing}>{drawing}</div>}
      {children}
    </Element>
  );
}
