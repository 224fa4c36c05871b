import { type ExclusionId, exclusions } from '@app/knowledge/planning/exclusions';
import { once } from '@app/wording/phrases';
import type { SystemDesign } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { type Installed, installedBy } from './installed.ts';

interface Exclusion {
  readonly id: ExclusionId;
  /** Absent: always. */
  readonly when?: (site: Site, installed: Installed) => boolean;
  /** A system with one of these says it already, and more exactly. */
  readonly saidBy?: readonly ExclusionId[];
}

/** What the price does not hold, each once: of the whole plan, then of its systems. */
export function exclusionsOf(site: Site, designs: readonly SystemDesign[]): string[] {
  const installed = installedBy(designs);
  const ofSystems = designs.flatMap((design) => design.exclusions);
  const ofPlan = ofEveryPlan.filter(
    ({ when, saidBy }) =>
      (when?.(site, installed) ?? true) && !saidBy?.some((id) => ofSystems.includes(id)),
  );
  return once([...ofPlan.map(({ id }) => id), ...ofSystems].map((id) => exclusions[id]));
}

const ofEveryPlan: readonly Exclusion[] = [
  { id: 'building' },
  {
    id: 'trenches',
    saidBy: ['videoTrenches', 'fenceBeamPosts', 'gateGroundWork', 'intercomTrenches'],
  },
  { id: 'betweenBuildings', when: ({ buildings, outline }) => buildings > 1 && !outline },
  { id: 'betweenDrawn', when: ({ buildings, outline }) => buildings > 1 && outline !== undefined },
  { id: 'permits' },
  { id: 'mainsPoints', saidBy: ['videoMainsPoints', 'coaxMainsPoints'] },
  { id: 'wiring' },
  {
    id: 'internet',
    when: ({ wants }) => wants.has('video') || wants.has('alarm'),
    saidBy: ['videoInternet', 'videoData'],
  },
  { id: 'staying', when: ({ stays }) => stays.systems.size > 0 || stays.cameras > 0 },
  {
    id: 'monitoring',
    when: (_, { pieces }) => pieces('monitoring-contract', 'response-contract') === 0,
  },
  { id: 'maintenance', when: (_, { pieces }) => pieces('maintenance-contract') === 0 },
  { id: 'toQuote', when: (_, { toQuote }) => toQuote > 0 },
];
