import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import css from './badge.module.css';

/** A short label or count. `solid` is for counts, `marker` for the first priority. */
export function Badge({
  variant,
  className,
  ...props
}: { readonly variant?: 'solid' | 'marker' | undefined } & ComponentProps<'span'>) {
  return <span data-variant={variant} {...props} className={classNames(css.badge, className)} />;
}

/** A numbered circle, as in the drawing that a list explains. */
export function Balloon({
  first,
  className,
  ...props
}: { readonly first?: boolean | undefined } & ComponentProps<'span'>) {
  return (
    <span
      data-first={first || undefined}
      {...props}
      className={classNames(css.balloon, className)}
    />
  );
}
