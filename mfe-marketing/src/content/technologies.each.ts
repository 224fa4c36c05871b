import type { TechnologySummary } from '../features/technology/technology.ts';

/** The summary of every file in `technologies/`, filled in by the build: a new file adds a card. */
export declare const technologies: readonly TechnologySummary[];
