/** Lists that are kept, the active one included: readers finish, and the owner may go back. */
export const KEPT_VERSIONS = 5;
/** Changes that the history has. */
export const KEPT_CHANGES = 200;

/**
 * The versions that are kept, the active one first.
 * @param changes the latest ones, the newest first.
 */
export const keptVersions = (changes: readonly { readonly versionId: string }[]): string[] =>
  [...new Set(changes.map(({ versionId }) => versionId))].slice(0, KEPT_VERSIONS);
