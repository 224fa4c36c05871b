import type { SVGAttributes } from 'react';
import { classNames } from './class-names.ts';
import css from './icon.module.css';

export type IconProps = SVGAttributes<SVGSVGElement>;

/** The 24-unit frame that every icon is drawn in. Decorative: the words beside it carry the meaning. */
export function Icon({ className, ...props }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
      className={classNames(css.icon, className)}
    />
  );
}
