import { once, sentence } from '@app/wording/phrases';
import type { SystemDesign } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { type Installed, installedBy } from './installed.ts';

interface Exclusion {
  readonly text: string;
  /** Absent: always. */
  readonly when?: (site: Site, installed: Installed) => boolean;
  /** A system's own exclusion with these words says it already, and more exactly. */
  readonly saidBy?: RegExp;
}

/** What the price does not hold, each once: of the whole plan, then of its systems. */
export function exclusionsOf(site: Site, designs: readonly SystemDesign[]): string[] {
  const installed = installedBy(designs);
  const ofSystems = designs.flatMap((design) => design.exclusions).map(sentence);
  const ofPlan = exclusions.filter(
    ({ when, saidBy }) =>
      (when?.(site, installed) ?? true) && !ofSystems.some((text) => saidBy?.test(text)),
  );
  return once([...ofPlan.map(({ text }) => text), ...ofSystems]);
}

const exclusions: readonly Exclusion[] = [
  { text: 'Building work, such as raising or repairing a wall, foundations and paint.' },
  { text: 'Trenches, and paving that has to be lifted.', saidBy: /trench/i },
  { text: 'Permits, and the consent of a landlord, a body corporate or an estate.' },
  { text: 'Mains points for the equipment.', saidBy: /mains points/i },
  { text: 'Repairs to existing wiring.' },
  {
    text: 'The internet line, mobile data and SIM cards.',
    when: ({ wants }) => wants.has('video') || wants.has('alarm'),
    saidBy: /internet line/i,
  },
  {
    text: 'Existing equipment that stays: its condition, repairs, and parts to connect it.',
    when: ({ stays }) => stays.systems.size > 0 || stays.cameras > 0,
  },
  {
    text: 'Monthly fees of a monitoring or armed response company.',
    when: (_, { pieces }) => pieces('monitoring-contract', 'response-contract') === 0,
  },
  {
    text: 'Maintenance after the handover.',
    when: (_, { pieces }) => pieces('maintenance-contract') === 0,
  },
  {
    text: 'Lines marked “to be quoted”, which are not in the totals.',
    when: (_, { toQuote }) => toQuote > 0,
  },
];
