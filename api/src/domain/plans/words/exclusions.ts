import type { SystemDesign } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { type Installed, installedBy } from './installed.ts';
import { once } from './phrases.ts';

type Exclusion = (site: Site, installed: Installed) => string | undefined;

/** What the price does not hold, each once: of the whole plan, then of its systems. */
export function exclusionsOf(site: Site, designs: readonly SystemDesign[]): string[] {
  const installed = installedBy(designs);
  return once([
    ...exclusions.flatMap((exclusion) => exclusion(site, installed) ?? []),
    ...designs.flatMap((design) => design.exclusions),
  ]);
}

const exclusions: readonly Exclusion[] = [
  () => 'Building work, such as raising or repairing a wall, foundations, trenches and paint.',
  () => 'Permits, and the consent of a landlord, a body corporate or an estate.',
  () => 'Mains points for the equipment, and repairs to wiring that is there.',
  ({ wants }) =>
    wants.has('video') || wants.has('off-grid') || wants.has('alarm')
      ? 'The internet line, mobile data and SIM cards.'
      : undefined,
  ({ stays }) =>
    stays.systems.size > 0 || stays.cameras > 0
      ? 'What is there already and stays: its condition, repairs, and parts that are needed to connect it.'
      : undefined,
  (_, installed) =>
    installed.pieces('monitoring-contract', 'response-contract') > 0
      ? undefined
      : 'Monthly fees of a monitoring or armed response company.',
  (_, installed) =>
    installed.pieces('maintenance-contract') > 0 ? undefined : 'Maintenance after the handover.',
  (_, installed) =>
    installed.toQuote > 0
      ? 'Lines marked “to be quoted”: the totals do not count them.'
      : undefined,
];
