import { siteRules } from '@app/knowledge/planning/sites';
import type { SystemId } from '@app/knowledge/planning/systems';
import { systemIds } from '@app/knowledge/planning/systems';
import { listed } from '@app/wording/phrases';
import { outages } from '../questions/running.ts';
import { motorRating, stayingCameras, stays, wants } from '../questions/systems.ts';
import type { Site, VehicleGate } from '../site.ts';
import { isTooWeak } from './gates-of.ts';
import type { Reading } from './reading.ts';

interface Systems {
  readonly wants: ReadonlySet<SystemId>;
  readonly stays: Site['stays'];
}

/** What the plan designs, and what is there and stays. No system is in both. */
export function systemsOf(
  reading: Reading,
  boundary: Site['boundary'],
  gates: readonly VehicleGate[],
): Systems {
  const { given, notes } = reading;
  const chosen = new Set(given.choices(wants).map(systemOf).filter(isSystem));
  const advise = chosen.size === 0 || given.choices(wants).includes('advise');
  const wished = new Set([...chosen, ...(advise ? advised(reading, boundary, gates) : [])]);
  if (gates.length === 0 && wished.delete('gates')) {
    notes.add(wants, 'There is no vehicle entrance, so the plan has no gate motor.');
  }
  const kept = new Set(given.choices(stays));
  if (wished.has('video')) kept.delete('video');
  // The rules refuse the weak motor and offer one that is strong enough.
  if (gates.some(isTooWeak) && kept.delete('gates')) wished.add('gates');
  for (const system of kept) {
    if (wished.delete(system) && chosen.has(system)) {
      notes.add(stays, `You want to keep ${systemNames[system]}, so the plan has no new one.`);
    }
  }
  if (advise) {
    const ours = [...wished].filter((system) => !chosen.has(system));
    const names = listed(ours.map((system) => systemNames[system]));
    if (names)
      notes.add(wants, `You left the choice to us. For ${reading.values.name} we chose ${names}.`);
  }
  noteMotor(reading, kept);
  return {
    wants: new Set(systemIds.filter((system) => wished.has(system))),
    stays: { systems: kept, cameras: wished.has('video') ? camerasThatStay(reading) : 0 },
  };
}

const systemOf = (want: string) => (want === 'equipment-tracking' ? 'vehicles' : want);
const isSystem = (want: string): want is SystemId =>
  (systemIds as readonly string[]).includes(want);

/** What we recommend for the type, without what this site has no use for. */
function advised(
  { values, given }: Reading,
  boundary: Site['boundary'],
  gates: readonly VehicleGate[],
): readonly SystemId[] {
  const useless = new Set<SystemId>();
  if (boundary.kind === 'none') useless.add('fence');
  if (gates.every(({ kind }) => kind === 'none')) useless.add('gates');
  if (given.choice(outages) === 0) useless.add('power');
  return values.recommended.filter((system) => !useless.has(system));
}

function camerasThatStay(reading: Reading): number {
  const { given, notes } = reading;
  if (!given.choices(stays).includes('video')) return 0;
  if (given.asked(stayingCameras)) {
    const working = given.number(stayingCameras);
    if (working !== undefined) return working;
    notes.add(
      stayingCameras,
      'You did not know how many of your cameras work: we count none until we have tested them.',
    );
    return 0;
  }
  notes.add(stays, 'Your cameras stay. We count none of them until we have tested them.');
  return 0;
}

function noteMotor({ given, notes }: Reading, kept: ReadonlySet<SystemId>): void {
  if (!kept.has('gates') || given.number(motorRating) !== undefined) return;
  const margin = siteRules.motorMargin;
  notes.add(
    given.asked(motorRating) ? motorRating : stays,
    `Your gate motor stays. We check that it is made for ${margin} times the mass of the gate.`,
  );
}

const systemNames: Readonly<Record<SystemId, string>> = {
  video: 'cameras',
  alarm: 'a burglar alarm',
  fence: 'an electric fence',
  gates: 'a gate motor or boom',
  access: 'access control',
  intercom: 'an intercom',
  power: 'backup power',
  'off-grid': 'cameras where there is no mains power',
  sensors: 'sensors',
  vehicles: 'tracking',
};
