import type { ComponentProps } from 'react';
import css from './badge.module.css';
import { classNames } from './class-names.ts';

/** A short label or count. `solid` for counts, `marker` for what comes first. */
export function Badge({
  variant,
  className,
  ...props
}: { readonly variant?: 'solid' | 'marker' | undefined } & ComponentProps<'span'>) {
  return <span data-variant={variant} {...props} className={classNames(css.badge, className)} />;
}

/** The numbered circle that ties a drawing to the list beside it. */
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
