import type { TechnologySummary } from '../features/technology/technology.ts';

/** Announced in the explorer, but without a page: move the entry to a file of `technologies/`. */
export const comingSoon: readonly TechnologySummary[] = [];
