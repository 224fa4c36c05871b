import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import css from './button.module.css';

export interface ButtonLook {
  /** `primary` is amber, for the one next step of a view. Without a variant: an outlined button. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  readonly size?: 'sm' | 'lg' | 'icon' | undefined;
  /** Takes the whole width of its container. */
  readonly block?: boolean | undefined;
}

/** Props that make another element look like a button, such as `<Link {...buttonProps({})}>`. */
export function buttonProps({ variant, size, block }: ButtonLook = {}) {
  return {
    className: css.button,
    'data-variant': variant,
    'data-size': size,
    'data-block': block || undefined,
  };
}

/** A native button, by default `type="button"`. An icon button needs an `aria-label`. */
export function Button({
  variant,
  size,
  block,
  className,
  ...props
}: ButtonLook & ComponentProps<'button'>) {
  const look = buttonProps({ variant, size, block });
  return (
    <button type="button" {...look} {...props} className={classNames(look.className, className)} />
  );
}
