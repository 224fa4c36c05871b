import { siteRules } from '@app/knowledge/planning/sites';
import type { SystemId } from '@app/knowledge/planning/systems';
import { systemIds } from '@app/knowledge/planning/systems';
import { outages } from '../questions/running.ts';
import { motorRating, spareWatts, stayingCameras, stays, wants } from '../questions/systems.ts';
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
  const kept = new Set(given.choices(stays));
  if (wished.has('video')) kept.delete('video');
  // The rules refuse the weak motor and offer one that is strong enough.
  if (gates.some(isTooWeak) && kept.delete('gates')) wished.add('gates');
  for (const system of kept) {
    if (wished.delete(system) && chosen.has(system)) notes.add(stays, 'systemStays', system);
  }
  if (advise) {
    const ours = [...wished].filter((system) => !chosen.has(system));
    if (ours.length > 0) notes.add(wants, 'systems', reading.values.name, ours);
  }
  noteMotor(reading, kept);
  return {
    wants: new Set(systemIds.filter((system) => wished.has(system))),
    stays: {
      systems: kept,
      cameras: wished.has('video') ? camerasThatStay(reading) : 0,
      ...spareOf(reading, kept),
    },
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
    notes.add(stayingCameras, 'workingCameras');
    return 0;
  }
  notes.add(stays, 'camerasStay');
  return 0;
}

/** What backup power that stays can still carry. */
function spareOf(
  { given, notes }: Reading,
  kept: ReadonlySet<SystemId>,
): Pick<Site['stays'], 'spareWatts'> {
  if (!kept.has('power')) return {};
  const watts = given.number(spareWatts);
  if (watts !== undefined) return { spareWatts: watts };
  notes.add(spareWatts, 'spareWatts');
  return {};
}

function noteMotor({ given, notes }: Reading, kept: ReadonlySet<SystemId>): void {
  if (!kept.has('gates') || given.number(motorRating) !== undefined) return;
  notes.add(given.asked(motorRating) ? motorRating : stays, 'motorStays', siteRules.motorMargin);
}
