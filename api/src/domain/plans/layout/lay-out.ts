import type { LayoutDevice, LayoutRoom, Point, SiteLayout } from '@app/contracts/site-layout';
import { videoValues } from '@app/knowledge/planning/video';
import { coverOf } from '@app/site-plan/cover';
import type { Device } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { fenceZones } from '../systems/fence.ts';
import { labelWords } from '../words/lines/lines.ts';
import { type DrawingNote, drawingNote, roomLabel } from '../words/statements/drawing.ts';
import { onLoop } from './ground-points.ts';
import { place } from './place.ts';
import { groundBounds, type Spot } from './placing.ts';
import { cornersOf, point, type Rect, round } from './rect.ts';
import type { DrawnRoom } from './rooms.ts';
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
    notes: notesOf(model).map(drawingNote),
    walls: [...model.walls],
    openings: openingsOf(model),
    rooms: roomsOf(model),
    devices: placed(model, devices, lineOf),
    fence: model.boundary ? fencePath(model.boundary, fenceZones(site)) : [],
  };
  const cover = coverOf(layout);
  if (!cover) return layout;
  const notes = unseenNotes(cover.perimeter, devices).map(drawingNote);
  return { ...layout, notes: [...layout.notes, ...notes], cover };
}

const { boundarySeenShare } = videoValues;

/** What boundary cameras miss on the drawing, where that is more than planned. */
function unseenNotes(share: number, devices: readonly Device[]): readonly DrawingNote[] {
  const camera = devices.find(
    ({ symbol, place }) => symbol === 'camera' && place.at === 'boundary',
  );
  if (!camera || share >= boundarySeenShare.least) return [];
  return [{ id: 'unseen-boundary', share, cents: camera.offer?.price }];
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

function roomsOf({ site, rooms, floor, passages }: SiteModel): LayoutRoom[] {
  const drawn: readonly Pick<DrawnRoom, 'id' | 'name' | 'rect'>[] = [
    ...(floor
      ? [{ id: 'floor', name: { id: 'floor', type: site.type }, rect: floor } as const]
      : []),
    ...rooms,
    ...passages.map((rect, index) => ({
      id: `passage-${index + 1}`,
      name: 'passage' as const,
      rect,
    })),
  ];
  return drawn.map(({ id, name, rect }) => ({
    id,
    label: roomLabel(name),
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

/** The boundary in zones of equal length, clockwise from its north-west corner. */
function fencePath(boundary: Rect, zones: number): SiteLayout['fence'] {
  const corners = cornersOf(boundary).map((corner, index) => ({
    corner,
    part: cornerPart(boundary, index),
  }));
  return Array.from({ length: zones }, (_, zone) => {
    const [start, end] = [zone / zones, (zone + 1) / zones];
    const between = corners.filter(({ part }) => part > start && part < end);
    return {
      id: `zone-${zone + 1}`,
      path: [
        pointAt(boundary, start),
        ...between.map(({ corner }) => corner),
        pointAt(boundary, end),
      ],
    };
  });
}

/** Of the way round: 0 is the north-west corner. */
function cornerPart({ width, depth }: Rect, corner: number): number {
  const before = [0, width, width + depth, 2 * width + depth][corner] ?? 0;
  return before / (2 * (width + depth));
}

function pointAt(boundary: Rect, part: number): Point {
  const { at } = onLoop(boundary, part);
  return point(at.x, at.y);
}

/** What the drawing takes for granted. */
function notesOf({ site, boundary, notes }: SiteModel): readonly DrawingNote[] {
  const { kind } = site.boundary;
  return [
    'estimates',
    boundary ? 'boundary' : 'no-boundary',
    'one-floor',
    ...notes,
    'closed',
    ...(kind === 'palisade' || kind === 'mesh' ? [kind] : []),
    ...(site.stays.cameras > 0 ? (['cameras-stay'] as const) : []),
  ];
}
