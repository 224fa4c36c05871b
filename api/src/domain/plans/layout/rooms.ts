import { layoutValues } from '@app/knowledge/planning/layout';
import type { HighValueRoom, Site } from '../site.ts';
import { sharedBySide } from '../systems/boundary-sides.ts';
import type { RoomName } from '../words/statements/drawing.ts';
import { type Band, bandsOf } from './bands.ts';
import { type Rect, round, type Shape } from './rect.ts';

/** A room that a device can be in. */
export interface DrawnRoom {
  readonly id: string;
  readonly name: RoomName;
  readonly use: HighValueRoom | 'consulting' | 'plain';
  readonly rect: Shape;
  /** The side that its door is on. */
  readonly door: 'north' | 'south';
}

/** What is in all buildings. */
export interface DrawnInside {
  /** Enterable rooms: plain ones, then those of high value, then consulting rooms. */
  readonly rooms: readonly DrawnRoom[];
  /** The public or work floor; undefined when rooms fill the building. */
  readonly floor: Shape | undefined;
  readonly passages: readonly Shape[];
}

/** What is in one building, or in a straight part of one. */
export interface Inside extends DrawnInside {
  /** The part of the building that holds the rooms. */
  readonly block: Rect | undefined;
}

/** The building cut into its rooms. */
export function insideOf(site: Site, building: Rect): Inside {
  const uses = usesOf(site);
  return cutInto(site, building, uses, openShare(site, uses));
}

/**
 * The straight parts of drawn buildings, the largest first, cut into their rooms: shared by area, with
 * the open floor in the first part.
 */
export function insideParts(site: Site, parts: readonly Rect[]): readonly Inside[] {
  const uses = usesOf(site);
  const areas = parts.map(({ width, depth }) => width * depth);
  const whole = areas.reduce((sum, area) => sum + area, 0);
  const [first = 1, ...others] = areas;
  const share = (openShare(site, uses) * whole) / first;
  const open = uses.length === 0 ? 1 : Math.min(share, layoutValues.openFloorMostShare);
  const counts = sharedBySide([first * (1 - open) || 1, ...others], uses.length);
  let before = 0;
  return parts.map((part, index) => {
    const count = counts[index] ?? 0;
    const own = uses.slice(before, before + count);
    before += count;
    return cutInto(site, part, own, index === 0 ? (count === 0 ? 1 : open) : 0);
  });
}

/**
 * A block of rooms, and the open floor that is left.
 * @param open share of the building that is open floor
 */
function cutInto(site: Site, building: Rect, uses: readonly Use[], open: number): Inside {
  const atBack = site.docks === 0 && site.type !== 'Warehouse' && site.type !== 'Industrial Site';
  const block = uses.length > 0 ? blockOf(building, 1 - open, uses.length, atBack) : undefined;
  const bands = block ? bandsOf(block, uses.length, open > 0, atBack) : [];
  return {
    rooms: roomsIn(bands, uses),
    passages: bands.filter(({ cells }) => cells.length === 0).map(({ rect }) => rect),
    floor: open > 0 ? besideBlock(building, block, atBack) : undefined,
    block,
  };
}

type Use = Pick<DrawnRoom, 'id' | 'name' | 'use'>;

/** The enterable rooms in the order in which devices are in them. */
export function usesOf(site: Site): Use[] {
  const plain = Array.from({ length: plainRooms(site) }, (_, index) => ({
    id: `room-${index + 1}`,
    name: { id: 'room', number: index + 1 } as const,
    use: 'plain' as const,
  }));
  const highValue = site.highValueRooms.map((use, index) => ({
    id: site.highValueRooms.indexOf(use) === index ? use : `${use}-${index + 1}`,
    name: { id: 'high-value-room', room: use } as const,
    use,
  }));
  const consulting = Array.from({ length: site.consultingRooms }, (_, index) => ({
    id: `consulting-room-${index + 1}`,
    name: { id: 'consulting-room', number: index + 1 } as const,
    use: 'consulting' as const,
  }));
  return [...plain, ...highValue, ...consulting];
}

/** Their uses alone. */
export const roomUses = (site: Site): readonly DrawnRoom['use'][] => [
  ...Array<'plain'>(plainRooms(site)).fill('plain'),
  ...site.highValueRooms,
  ...Array<'consulting'>(site.consultingRooms).fill('consulting'),
];

const plainRooms = ({ rooms, highValueRooms, consultingRooms }: Site): number =>
  Math.max(0, rooms - highValueRooms.length - consultingRooms);

/**
 * Share of the building that is open floor; all of it when there are no rooms. Where all rooms are
 * for consulting, there is a floor outside them, for what may not be in them.
 */
function openShare(site: Site, uses: readonly Use[]): number {
  if (uses.length === 0) return 1;
  const onlyPrivate = uses.every(({ use }) => use === 'consulting');
  if (site.openFloorArea === 0 && !onlyPrivate) return 0;
  const { openFloorLeastShare, openFloorMostShare } = layoutValues;
  return Math.min(
    openFloorMostShare,
    Math.max(openFloorLeastShare, site.openFloorArea / Math.max(1, site.floorArea)),
  );
}

/** The rooms' share of the building, in its west; one row of well-shaped rooms when it is small. */
function blockOf(building: Rect, share: number, rooms: number, atBack: boolean): Rect {
  if (share === 1) return building;
  const area = building.width * building.depth * share;
  const rowDepth = Math.sqrt(area / rooms / layoutValues.roomWidthToDepth);
  const depth = Math.min(building.depth * 0.75, Math.max(area / building.width, rowDepth));
  return {
    x: building.x,
    y: round(atBack ? building.y : building.y + building.depth - depth),
    width: round(area / depth),
    depth: round(depth),
  };
}

function besideBlock(building: Rect, block: Rect | undefined, atBack: boolean): Rect {
  const depth = round(building.depth - (block?.depth ?? 0));
  const y = block && atBack ? block.y + block.depth : building.y;
  return { x: building.x, y: round(y), width: building.width, depth };
}

function roomsIn(bands: readonly Band[], uses: readonly Use[]): DrawnRoom[] {
  const cells = bands.flatMap(({ cells, door }) => cells.map((rect) => ({ rect, door })));
  return uses.flatMap((use, index) => {
    const cell = cells[index];
    return cell ? [{ ...use, ...cell }] : [];
  });
}
