import type { Wording } from '@app/wording/wording';
import type { SystemDesign } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { nextStepWords } from './next-steps.ts';
import { requirementWords } from './requirements.ts';
import { ratedThreats } from './threats/rate-threats.ts';

/**
 * The texts of a plan that a model may reword, as the rules wrote them. The plan itself has the same
 * texts with their facts in place.
 */
export const wordableOf = (site: Site, designs: readonly SystemDesign[]): readonly Wording[] =>
  [
    ...requirementWords(site),
    ...ratedThreats(site, designs).map(({ reason }) => reason),
    ...nextStepWords(site, designs),
  ].filter(({ wordable }) => wordable);
