import type { ReactNode } from 'react';
import css from './ways.module.css';

/** Where to go on: list items with one link each, which ends with an arrow. */
export const Ways = ({ children }: { readonly children: ReactNode }) => (
  <ul className={css.ways}>{children}</ul>
);
