import { Children, type ReactNode } from 'react';
import css from './breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** Links to the pages above this one, the highest first. */
  readonly children: ReactNode;
  readonly current: string;
}

/** The position of the page in the site. */
export function Breadcrumbs({ children, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" data-print="hide">
      <ol className={css.crumbs}>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
