import type { OutlineRoom } from '@app/contracts/site-outline';
import { hasRooms } from '@app/site-plan/outline-rooms';
import type { Site } from '../site.ts';
import type { Rect } from './rect.ts';
import { type DrawnInside, type DrawnRoom, usesOf } from './rooms.ts';

const FLOOR = 'floor';
const isPassage = ({ id }: Pick<OutlineRoom, 'id'>): boolean => id.startsWith('passage');

/** Whether the visitor has put walls between the rooms that the answers have: no more and no fewer of them. */
export function hasOwnRooms(site: Site): boolean {
  if (!site.outline || !hasRooms(site.outline)) return false;
  const drawn = site.outline.buildings
    .flatMap(({ rooms = [] }) => rooms)
    .filter((room) => room.id !== FLOOR && !isPassage(room))
    .map(({ id }) => id);
  const uses = usesOf(site).map(({ id }) => id);
  return drawn.length === uses.length && uses.every((id) => drawn.includes(id));
}

/** What is in a building whose rooms are drawn. @param rects of the rooms, along the axes */
export function drawnInside(
  site: Site,
  rooms: readonly OutlineRoom[],
  rects: readonly Rect[],
): DrawnInside {
  const uses = usesOf(site);
  const own = rooms.flatMap((room, index) => {
    const rect = rects[index];
    return rect ? [{ room, rect }] : [];
  });
  const passages = own.filter(({ room }) => isPassage(room)).map(({ rect }) => rect);
  const floor = own.find(({ room }) => room.id === FLOOR)?.rect;
  const open = [...passages, ...(floor ? [floor] : [])];
  return {
    passages,
    floor,
    rooms: own.flatMap(({ room, rect }): DrawnRoom[] => {
      const use = uses.find(({ id }) => id === room.id);
      return use ? [{ ...use, rect, door: isBelow(open, rect) ? 'south' : 'north' }] : [];
    }),
  };
}

/** Whether a passage or the open floor lies along the lower side. */
const isBelow = (open: readonly Rect[], { x, y, width, depth }: Rect): boolean =>
  open.some(
    (one) =>
      Math.abs(one.y - (y + depth)) < 0.05 &&
      one.x < x + width / 2 &&
      one.x + one.width > x + width / 2,
  );

/** As devices count them: by the answers, in whichever building they are. */
export function inOrder(site: Site, rooms: readonly DrawnRoom[]): readonly DrawnRoom[] {
  if (!hasOwnRooms(site)) return rooms;
  return usesOf(site).flatMap(({ id }) => rooms.find((room) => room.id === id) ?? []);
}
