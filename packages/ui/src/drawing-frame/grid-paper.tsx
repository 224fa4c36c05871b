import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import css from './grid-paper.module.css';

/** The grid lines of drawing paper, without a background colour. */
export function GridPaper({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames(css.paper, className)} />;
}
