import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import css from './grid-paper.module.css';

/** The ruled paper that plans are drawn on: only the rules, on whatever lies below. */
export function GridPaper({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames(css.paper, className)} />;
}
