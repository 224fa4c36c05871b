import type { ReleaseName } from './release-of-url.ts';

/** The releases that make a document, as one text: the same in any order. */
export const releaseSetId = (releases: readonly ReleaseName[]): string =>
  releases
    .map(({ name, version }) => `${name}@${version}`)
    .sort()
    .join(' ');
