import type { StoredProduct } from '@app/api/domain/catalogue/ports';

/** What may come of a file. */
export interface Verdict {
  /** Whether the site has to accept the file, may do so, or must not. */
  readonly accepted: 'always' | 'maybe' | 'never';
  /** If it is accepted, one of these lists has to be served. */
  readonly lists: readonly (readonly StoredProduct[])[];
}

export const never: Verdict = { accepted: 'never', lists: [] };
export const always = (list: readonly StoredProduct[]): Verdict => ({
  accepted: 'always',
  lists: [list],
});
export const maybe = (...lists: readonly (readonly StoredProduct[])[]): Verdict => ({
  accepted: 'maybe',
  lists,
});
