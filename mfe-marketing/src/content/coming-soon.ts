import type { TechnologySummary } from '../features/technology/technology.ts';

/** Listed as "Coming Soon". When an entry gets its page, it moves to a file of `technologies/`. */
export const comingSoon: readonly TechnologySummary[] = [];
