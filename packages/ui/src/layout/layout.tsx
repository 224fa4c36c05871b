import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './layout.module.css';

export interface BoxProps extends HTMLAttributes<HTMLElement> {
  readonly as?:
    | 'div'
    | 'section'
    | 'article'
    | 'aside'
    | 'header'
    | 'footer'
    | 'ul'
    | 'ol'
    | 'li'
    | 'span'
    | undefined;
}

/** The centred page column, with gutters on both sides. */
export function Container({ as: Element = 'div', className, ...props }: BoxProps) {
  return <Element {...props} className={classNames(css.container, className)} />;
}

/** A block of the page with the section gap around it. A `sunken` one needs a Container inside. */
export function Section({
  as: Element = 'section',
  tone,
  className,
  ...props
}: BoxProps & { readonly tone?: 'sunken' | undefined }) {
  return <Element data-tone={tone} {...props} className={classNames(css.section, className)} />;
}

/** Children below each other with equal gaps. */
export function Stack({
  as: Element = 'div',
  gap,
  className,
  ...props
}: BoxProps & { readonly gap?: 'sm' | 'lg' | undefined }) {
  return <Element data-gap={gap} {...props} className={classNames(css.stack, className)} />;
}

/** Children side by side, wrapped if there is no room. */
export function Row({ as: Element = 'div', className, ...props }: BoxProps) {
  return <Element {...props} className={classNames(css.row, className)} />;
}

/** Main content with an aside: 21 rem and sticky from 60 rem up, below the content before that. */
export function Split({
  aside,
  even,
  className,
  children,
  ...props
}: BoxProps & { readonly aside: ReactNode; readonly even?: boolean | undefined }) {
  return (
    <div data-even={even || undefined} {...props} className={classNames(css.split, className)}>
      <div>{children}</div>
      <div className={css.aside}>{aside}</div>
    </div>
  );
}

/** Running text: reading width, space between paragraphs and list items. */
export function Prose({ as: Element = 'div', className, ...props }: BoxProps) {
  return <Element {...props} className={classNames(css.prose, className)} />;
}
