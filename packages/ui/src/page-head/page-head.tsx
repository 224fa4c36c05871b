import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './page-head.module.css';

export interface PageHeadProps {
  readonly title: ReactNode;
  readonly lede?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** The page's h1 and opening lines. The shell moves focus to the heading after a navigation. */
export function PageHead({ title, lede, children, className }: PageHeadProps) {
  return (
    <div className={classNames(css.head, className)}>
      <h1 className={css.title} tabIndex={-1} data-page-heading="">
        {title}
      </h1>
      {lede && <p className={css.lede}>{lede}</p>}
      {children}
    </div>
  );
}
