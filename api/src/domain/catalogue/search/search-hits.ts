/** What a search found in a list of products. */
export interface SearchHits {
  /** Positions in that list, best first. */
  readonly positions: Uint32Array;
  /** The term as it was searched for, when no product has the words as they were typed. */
  readonly corrected?: string;
  /**
   * Beginnings of words that the term found, the longest first: folded, and without what separates letters
   * and digits, so that "4mp" marks "4 MP" and "vtip2b28" marks "VT-IP2B28".
   */
  readonly matched: readonly string[];
  /** How well the name of a category matches, for those that do: higher comes first. */
  readonly categories: ReadonlyMap<string, number>;
}

export const NOTHING_FOUND: SearchHits = {
  positions: new Uint32Array(),
  matched: [],
  categories: new Map(),
};
