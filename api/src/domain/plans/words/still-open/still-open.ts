import { capitalised, once } from '@app/wording/phrases';
import type { SystemDesign } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { installedBy } from '../installed.ts';
import { openOfGravest } from '../threats/rate-threats.ts';
import { requirementAnswers } from './requirement-answers.ts';

/**
 * What a plan leaves open of what was asked for, then of the gravest threats. Empty when it does all
 * of it; what no device can answer stands at its threat.
 */
export function stillOpenOf(site: Site, designs: readonly SystemDesign[]): string[] {
  const installed = installedBy(designs);
  const asked = requirementAnswers(site, installed).flatMap(({ open }) => open);
  return once([...asked, ...openOfGravest(site, designs)].map(capitalised));
}
