import type { ControlId } from '@app/knowledge/planning/controls';
import { type ThreatId, threats } from '@app/knowledge/planning/threats/threats';
import { capitalised } from '@app/wording/phrases';
import type { Plan } from '../../src/domain/plans/plan.ts';
import type { Planned } from '../../src/domain/plans/words/threats/controls.ts';

type Layout = Plan['layout'];

const [peopleComeIn, gates] = [
  ['outer', 'pedestrian-gate', 'vehicle-gate'],
  ['vehicle-gate', 'pedestrian-gate'],
];
const stores = ['stock-room', 'strongroom', 'cash-office', 'tool-store', 'fuel-store'];

/**
 * Where what answers a threat may be, written down a second time: doors for readers, contacts and
 * intercoms, rooms for cameras and detectors, gates for what is at them. A threat that is not here
 * may be met anywhere.
 */
const places: Readonly<
  Partial<Record<ThreatId, Readonly<Partial<Record<'doors' | 'rooms' | 'gates', string[]>>>>>
> = {
  'cash-up': { doors: ['cash-office'], rooms: ['cash-office'] },
  banking: { rooms: ['cash-office'] },
  'counter-goods': { doors: ['stock-room'], rooms: ['stock-room'] },
  collusion: { rooms: ['stock-room', 'cash-office'] },
  deliveries: { doors: ['outer', 'stock-room', ...gates], rooms: ['stock-room'] },
  insiders: { doors: ['outer', ...stores], rooms: stores },
  docks: { gates: ['vehicle-gate'] },
  trucks: { gates: ['vehicle-gate'] },
  visitors: { doors: peopleComeIn },
  tailgating: { doors: ['outer', 'pedestrian-gate'] },
  keys: { doors: peopleComeIn },
  'household-keys': { doors: peopleComeIn },
  contractors: { doors: peopleComeIn },
  laptops: { doors: ['outer', 'inside'] },
  'server-room': { doors: ['server-room'], rooms: ['server-room'] },
  'school-gate': { doors: gates, gates },
  'learner-records': { doors: ['outer', 'inside', 'server-room', 'computer-room', 'strongroom'] },
  'patient-records': { doors: ['inside'] },
  duress: { doors: ['inside'] },
  medicines: { doors: ['dispensary'], rooms: ['dispensary'] },
  'gate-queue': { doors: ['vehicle-gate'], gates: ['vehicle-gate'] },
  'gate-motor': { gates: ['vehicle-gate'] },
  'outer-doors': { doors: ['outer', 'vehicle-gate'] },
  hijacking: { doors: ['vehicle-gate'], gates: ['vehicle-gate'] },
  'computer-room': { doors: ['computer-room'], rooms: ['computer-room'] },
  fuel: { rooms: ['fuel-store'] },
  diesel: { rooms: ['fuel-store'] },
  tools: { doors: ['tool-store'], rooms: ['tool-store'] },
  'farm-equipment': { rooms: ['tool-store'] },
};

/** Beside what else hangs at a crowded wall; cameras and stations stand back from a gate. */
const metresAway = { doors: 10, outside: 15, rooms: 0, gates: 15 };

const kinds: Readonly<Partial<Record<ControlId, keyof typeof metresAway>>> = {
  access: 'doors',
  contacts: 'doors',
  intercom: 'outside',
  'room-cameras': 'rooms',
  detectors: 'rooms',
  'gate-cameras': 'gates',
  'gate-contact': 'gates',
  'gate-motor': 'gates',
  boom: 'gates',
};

/** Devices that a threat counts as an answer and that the drawing has somewhere else. */
export function threatPlaceFaults(
  said: string,
  { id, parts }: Planned,
  layout: Layout,
): readonly string[] {
  const [threat] = Object.entries(threats).find(([, one]) =>
    [one.threat, capitalised(`${one.process}: ${one.threat}`)].some(
      (words) => capitalised(words) === said,
    ),
  ) ?? [said];
  const kind = kinds[id];
  const allowed = kind && places[threat as ThreatId]?.[kind === 'outside' ? 'doors' : kind];
  if (!allowed) return [];
  return parts.flatMap((part) => {
    const device = layout.devices.find((one) => 'id' in part && one.id === part.id);
    const there = device && isAt(device.at, allowed, layout, metresAway[kind]);
    return there ? [] : [`${said}: ${'id' in part && part.id} is not at ${allowed.join(', ')}`];
  });
}

/** In a room, or beside what else hangs at an opening. */
const isAt = (
  { x, y }: Layout['devices'][number]['at'],
  allowed: readonly string[],
  { openings, rooms }: Layout,
  metres: number,
): boolean =>
  openings.some(
    ({ id, at }) => allowed.includes(openingUse(id)) && Math.hypot(x - at.x, y - at.y) <= metres,
  ) ||
  rooms.some(
    ({ id, at, width, depth }) =>
      allowed.includes(id) && x >= at.x && x <= at.x + width && y >= at.y && y <= at.y + depth,
  );

/** "outer", "inside", "vehicle-gate", "server-room" */
const openingUse = (id: string): string =>
  id
    .replace(/^(?:door|shutter|dock)-\d+$/, 'outer')
    .replace(/^door-(?:room|consulting-room)-\d+$/, 'inside')
    .replace(/^door-/, '')
    .replace(/-\d+$/, '');
