import type { LayoutDevice, LayoutRoom, SiteLayout } from '@app/contracts/site-layout';
import { coverOf } from '@app/site-plan/cover';
import type { Device } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { fenceZones } from '../systems/fence.ts';
import { labelWords } from '../words/lines/lines.ts';
import { fencePath } from './fence-path.ts';
import { notesOf } from './notes.ts';
import { place } from './place.ts';
import { groundBounds, type Spot } from './placing.ts';
import { round } from './rect.ts';
import { modelOf, type SiteModel } from './site-model.ts';
import { freeSpots } from './spots.ts';

/**
 * The drawing of a site: its model from the answers, every device at its place, and what the cameras
 * see. Pure; the same input gives the same drawing.
 * @param lineOf index of the line in the bill of materials that counts a device
 */
export function layOut(
  site: Site,
  devices: readonly Device[],
  lineOf: (device: Device) => number,
): SiteLayout {
  const model = modelOf(site, devices.filter(isIndoors).length);
  const size = model.boundary ?? model.building;
  const layout: SiteLayout = {
    width: size.width,
    depth: size.depth,
    notes: notesOf(model),
    walls: [...model.walls],
    openings: openingsOf(model),
    rooms: roomsOf(model),
    devices: placed(model, devices, lineOf),
    fence: model.boundary ? fencePath(model.boundary, fenceZones(site)) : [],
  };
  const cover = coverOf(layout);
  return cover ? { ...layout, cover } : layout;
}

/** Equipment takes its rows first; the others then take their points in their order. */
function placed(
  model: SiteModel,
  devices: readonly Device[],
  lineOf: (device: Device) => number,
): LayoutDevice[] {
  const spots = freeSpots(groundBounds(model));
  const isEquipment = (device: Device) => device.place.at === 'equipment';
  const inTurn = [...devices.filter(isEquipment), ...devices.filter((d) => !isEquipment(d))];
  const drawn = new Map(
    inTurn.map((device) => [device, drawnAs(device, place({ model, spots, device }), lineOf)]),
  );
  return devices.flatMap((device) => drawn.get(device) ?? []);
}

function drawnAs(device: Device, spot: Spot, lineOf: (device: Device) => number): LayoutDevice {
  const { id, symbol, label, view, range } = device;
  return {
    id,
    symbol,
    label: labelWords(label),
    line: lineOf(device),
    ...spot,
    ...(view && { view }),
    ...(range && { range }),
  };
}

const openingsOf = ({ entrances, vehicleGates, pedestrianGates, innerDoors }: SiteModel) =>
  [...entrances, ...vehicleGates, ...pedestrianGates, ...innerDoors].map(({ opening }) => opening);

function roomsOf({ rooms, floor, passages }: SiteModel): LayoutRoom[] {
  return [
    ...(floor ? [{ id: 'floor', ...floor }] : []),
    ...rooms,
    ...passages.map((rect, index) => ({ id: `passage-${index + 1}`, label: 'Passage', rect })),
  ].map(({ id, label, rect }) => ({
    id,
    label: label,
    at: { x: rect.x, y: rect.y },
    width: round(rect.width),
    depth: round(rect.depth),
  }));
}

const indoorPlaces: ReadonlySet<Device['place']['at']> = new Set([
  'room',
  'high-value-room',
  'consulting-room',
  'till',
  'floor',
  'equipment',
]);
const isIndoors = ({ place }: Device): boolean => indoorPlaces.has(place.at);
