import { alarmValues } from '@app/knowledge/planning/alarm';
import type { ExclusionId } from '@app/knowledge/planning/exclusions';
import { when } from '@app/wording/phrases';
import type { DesignContext, Device, SystemDesign } from '../../plan-parts.ts';
import { sum } from '../purchases.ts';
import { isBoundaryBeam } from './alarm-part.ts';
import { watchedRooms } from './detectors.ts';
import type { Equipment } from './equipment.ts';
import { ceilingOf } from './floor-detectors.ts';
import { pathDevices } from './signal-paths.ts';

/** Man-hours: panel 3, wired point 1, wireless point 0.4 (our planning values). */
export function alarmLabour({ points, size, wiring }: Equipment): SystemDesign['labour'] {
  const { panel, wiredPoint, wirelessPoint } = alarmValues.labourHours;
  const { panels } = size;
  const others = sum(points.map(({ places }) => places.length)) - panels;
  return [
    {
      task: { id: 'alarm-panels', panels },
      hours: panel * panels,
    },
    {
      task: { id: 'alarm-devices', devices: others, wiring },
      hours: others * (wiring === 'wired' ? wiredPoint : wirelessPoint),
    },
  ];
}

export const alarmAssumptions = (
  { site }: DesignContext,
  equipment: Equipment,
): SystemDesign['assumptions'] => [
  ...(equipment.wiring === 'wired'
    ? (['wired-alarm'] as const)
    : (['wireless-alarm', ...when(site.jammers, 'wireless-alarm-and-jammers')] as const)),
  ...when(site.cables === 'impossible' && equipment.wiring === 'wired', 'no-wireless-alarm'),
  site.buildings === 1 ? 'one-building' : { id: 'several-buildings', buildings: site.buildings },
  ...when(site.pets !== 'none', 'large-dog'),
  ...when(boundaryBeams(equipment) > 0, 'alarm-beams'),
  ...when(
    equipment.points.some(({ id }) => id === 'alarm-hall-beam'),
    { id: 'high-ceiling', metres: ceilingOf(site) },
  ),
  ...when(watchedRooms(site).inner > 0, {
    id: 'inner-rooms',
    own: watchedRooms(site).own.length,
    rooms: site.rooms,
  }),
];

export const alarmExclusions = (
  { site }: DesignContext,
  equipment: Equipment,
): readonly ExclusionId[] =>
  boundaryBeams(equipment) > 0 && site.boundary.kind !== 'wall' ? ['alarmBeamPosts'] : [];

const tested = ['detector', 'contact', 'panic', 'siren', 'beam', 'outdoor-detector'] as const;

/** Tests at handover, from what is installed. */
export const alarmTests = (
  { site }: DesignContext,
  equipment: Equipment,
): SystemDesign['commissioning'] => [
  ...tested
    .map((id) => ({ id, pieces: piecesOf(equipment, id) }))
    .filter(({ pieces }) => pieces > 0),
  'alarm-without-mains',
  ...when(site.monitored, 'control-room'),
  ...when(pathsOf(equipment) > 1, 'second-path'),
];

/** Ways for signals out of the building; a wireless hub has LTE built in. */
const pathsOf = ({ supplies, wiring }: Equipment): number =>
  supplies.filter(({ need }) => pathDevices.has(need.device)).length +
  (wiring === 'wireless' ? 1 : 0);

/** How many devices of a kind an alarm has. */
export const piecesOf = ({ points }: Equipment, wanted: Device['symbol']): number =>
  sum(points.filter(({ symbol }) => symbol === wanted).map(({ places }) => places.length));

/** Pairs of beams along the boundary. */
export const boundaryBeams = ({ points }: Equipment): number =>
  sum(points.filter(isBoundaryBeam).map(({ places }) => places.length));
