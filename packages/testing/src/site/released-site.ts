/** Version of each live part, by its name. */
export type LiveVersions = Readonly<Record<string, string>>;

/** A site of which one release after the other can be made live. */
export interface ReleasedSite {
  readonly dataDir: string;
  /** Paths of pages that visitors read. */
  readonly pages: readonly string[];
  /** Makes the release of this number live: several parts in one step. */
  release(number: number): Promise<void>;
  /**
   * What the HTML of a page has when the server rendered it with these versions; undefined when it
   * is the same in all of them.
   */
  textOf(page: string, versions: LiveVersions): string | undefined;
}
