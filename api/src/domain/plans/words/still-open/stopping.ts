import { listed, once, when } from '@app/wording/phrases';
import type { SystemDesign } from '../../plan-parts.ts';
import type { Site } from '../../site.ts';
import { type KeptLoad, keptRunning } from '../../systems/power/kept-running.ts';
import type { LoadId } from '../names.ts';
import { loadNames } from '../names.ts';

/** What people open by hand when it stops. */
const byHand: Readonly<Partial<Record<LoadId, string>>> = {
  boom: 'the booms',
  'gate-motors': 'the gates',
  'garage-doors': 'the garage doors',
};

/** What stops in a power cut, and what only a visit can tell of; without a capital letter. */
export function stoppingWords(site: Site, designs: readonly SystemDesign[]): readonly string[] {
  if (site.outageHours === 0) return [];
  const without = keptRunning(site, designs).filter(({ keptBy }) => keptBy.length === 0);
  const toCheck = without.filter(({ mayStay }) => mayStay);
  const stop = without.filter(({ load, mayStay }) => !mayStay && !(load in byHand));
  const gates = once(without.flatMap(({ load }) => byHand[load] ?? []));
  const add =
    site.wants.has('power') || site.stays.systems.has('power') ? '' : ' Add backup power.';
  return [
    ...when(stop.length > 0, `in a power cut nothing keeps ${named(stop)} running.${add}`),
    ...when(gates.length > 0, `in a power cut you open ${listed(gates)} by hand.`),
    ...when(
      toCheck.length > 0,
      `your backup power also has to carry ${named(toCheck)}. We check at the site visit whether it can.`,
    ),
  ];
}

const named = (loads: readonly KeptLoad[]): string =>
  listed(once(loads.map(({ load }) => loadNames[load])));
