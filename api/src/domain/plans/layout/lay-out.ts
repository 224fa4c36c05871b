import type { LayoutDevice, LayoutRoom, Point, SiteLayout } from '@app/contracts/site-layout';
import type { SiteOutline } from '@app/contracts/site-outline';
import { videoValues } from '@app/knowledge/planning/video';
import { coverOf } from '@app/site-plan/cover';
import { taggedMarks } from '@app/site-plan/device-tags';
import { streetMiddle } from '@app/site-plan/outline';
import { hasRooms } from '@app/site-plan/outline-rooms';
import { when } from '@app/wording/phrases';
import { heightOf } from '../cabling/terminals.ts';
import type { Device } from '../plan-parts.ts';
import type { Site } from '../site.ts';
import { hasGround } from '../site.ts';
import { fenceZones } from '../systems/fence.ts';
import { labelWords } from '../words/lines/lines.ts';
import {
  asOneInShort,
  type DrawingNote,
  drawingNote,
  roomLabel,
} from '../words/statements/drawing.ts';
import { onLoop } from './ground-points.ts';
import { type CountedSupply, marksOf } from './marks.ts';
import { hasOwnRooms } from './own-rooms.ts';
import type { PlacedSite } from './place-devices.ts';
import type { Spot } from './placing.ts';
import { point, round, roundMetres, type Shape, sidesOf } from './rect.ts';
import type { DrawnRoom } from './rooms.ts';
import type { SiteModel } from './site-model.ts';

/** How devices are called, and which device each is wired to. */
interface Wiring {
  /** By id. */
  readonly tags: ReadonlyMap<string, string>;
  readonly wiredTo: ReadonlyMap<string, string>;
}

/** A spare lies beside the equipment. */
const isInstalled = ({ symbol, place }: Device): boolean =>
  symbol !== 'camera' || place.at !== 'equipment';

/**
 * The drawing of a site: its model from the answers, every device at its place, and what the cameras
 * see. Pure; the same input gives the same drawing.
 * @param lineOf index of the line in the bill of materials that counts a device
 * @param supplies with their lines; those that have a place are drawn as light marks
 */
export function layOut(
  { model, find }: PlacedSite,
  devices: readonly Device[],
  lineOf: (device: Device) => number,
  wiring: Wiring = { tags: new Map(), wiredTo: new Map() },
  supplies: readonly CountedSupply[] = [],
): SiteLayout {
  const { site } = model;
  const size = model.boundary ?? model.building;
  const drawn = devices.map((device) =>
    drawnAs(device, spotOf(find, device), lineOf(device), wiring),
  );
  const marks = taggedMarks(marksOf(model, supplies, drawn));
  const layout: SiteLayout = {
    width: size.width,
    depth: size.depth,
    notes: [...notesOf(model), ...when(devices.some(isOverFloor), 'from-ceiling')].map(drawingNote),
    ...(isDrawnAsOne(site) && { asOne: asOneInShort(buildingsInOne(site), site.storeys) }),
    ...(isDrawnAsOne(site) &&
      !site.outline && { asOneOf: { buildings: site.buildings, storeys: site.storeys } }),
    walls: [...model.walls],
    openings: openingsOf(model),
    rooms: roomsOf(model),
    devices: drawn,
    ...(marks.length > 0 && { marks }),
    ...(site.outline && { drawn: drawnOn(site.outline) }),
    ...(!hasGround(site) && { noGround: true }),
    fence: model.boundary ? fencePath(model.boundary, fenceZones(site)) : [],
  };
  const cover = coverOf(layout);
  if (!cover) return layout;
  // Where cameras stay, what is unseen may be theirs.
  const unseen = site.stays.cameras > 0 ? [] : unseenNotes(site, cover.perimeter, devices);
  const notes = unseen.map(drawingNote);
  return { ...layout, notes: [...layout.notes, ...notes], cover };
}

function drawnOn(outline: SiteOutline): NonNullable<SiteLayout['drawn']> {
  const street = streetMiddle(outline);
  return street ? { street: point(street.x, street.y) } : {};
}

const { boundarySeenShare } = videoValues;

/** What boundary cameras miss on the drawing, where that is more than planned. */
function unseenNotes(
  { boundary: { length } }: Site,
  share: number,
  devices: readonly Device[],
): readonly DrawingNote[] {
  const camera = devices.find(
    ({ symbol, place }) => symbol === 'camera' && place.at === 'boundary',
  );
  if (!camera || share >= boundarySeenShare.least) return [];
  return [{ id: 'unseen-boundary', length, share, cents: camera.offer?.price }];
}

function spotOf(find: PlacedSite['find'], { id }: Device): Spot {
  const placed = find(id);
  if (!placed) throw new Error(`The device ${id} has no place`);
  return placed.spot;
}

function drawnAs(
  device: Device,
  spot: Spot,
  line: number,
  { tags, wiredTo }: Wiring,
): LayoutDevice {
  const { id, symbol, label, view, range } = device;
  const tag = tags.get(id);
  const wired = tags.get(wiredTo.get(id) ?? '');
  return {
    id,
    symbol,
    label: labelWords(label),
    line,
    ...spot,
    ...(tag && { tag }),
    ...(isInstalled(device) && { height: heightOf(device) }),
    ...(wired && { switch: wired }),
    ...(view && { view }),
    ...(range && { range }),
  };
}

const openingsOf = ({ entrances, vehicleGates, pedestrianGates, innerDoors, windows }: SiteModel) =>
  [...entrances, ...vehicleGates, ...pedestrianGates, ...innerDoors, ...windows].map(
    ({ opening }) => opening,
  );

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
    ...(rect.corners && { corners: [...rect.corners] }),
  }));
}

/** May be drawn away from a wall. */
const isOverFloor = ({ place, symbol }: Device): boolean =>
  (place.at === 'floor' || place.at === 'till') && (symbol === 'camera' || symbol === 'detector');

/** The boundary in zones of equal length, clockwise from its first corner. */
function fencePath(boundary: Shape, zones: number): SiteLayout['fence'] {
  let before = 0;
  const whole = roundMetres(boundary);
  const corners = sidesOf(boundary).map(({ from: corner, length }) => {
    const part = before / whole;
    before += length;
    return { corner, part };
  });
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

function pointAt(boundary: Shape, part: number): Point {
  const { at } = onLoop(boundary, part);
  return point(at.x, at.y);
}

/** What the drawing takes for granted. */
function notesOf({ site, boundary, notes }: SiteModel): readonly DrawingNote[] {
  const { kind } = site.boundary;
  return [
    ...(site.outline ? [] : (['estimates'] as const)),
    ...(site.outline
      ? ([hasOwnRooms(site) ? 'drawn-rooms' : 'drawn'] as const)
      : [boundary ? ('boundary' as const) : ('no-boundary' as const)]),
    ...(hasGround(site) ? [] : (['no-ground'] as const)),
    ...floorNotes(site),
    ...when(
      site.outline !== undefined && hasRooms(site.outline) && !hasOwnRooms(site),
      'rooms-anew',
    ),
    ...notes,
    'closed',
    ...(kind === 'palisade' || kind === 'mesh' ? [kind] : []),
    ...(site.stays.cameras > 0 ? (['cameras-stay'] as const) : []),
  ];
}

const floorNotes = (site: Site): readonly DrawingNote[] =>
  isDrawnAsOne(site)
    ? [{ id: 'one-building', buildings: buildingsInOne(site), storeys: site.storeys }]
    : [site.outline ? 'floors' : 'one-floor'];

const isDrawnAsOne = (site: Site): boolean => buildingsInOne(site) > 1 || site.storeys > 1;

/** On an outline of its own each building is drawn where it is. */
const buildingsInOne = ({ buildings, outline }: Site): number => (outline ? 1 : buildings);
