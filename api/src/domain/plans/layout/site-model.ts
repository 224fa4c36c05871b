import type { LayoutWall } from '@app/contracts/site-layout';
import type { Site } from '../site.ts';
import { type Ground, groundOf } from './ground.ts';
import { innerDoorsOf, unnamedDoorsOf } from './inner-doors.ts';
import { type Doorway, type Entrances, entrancesOf } from './openings.ts';
import type { Rect } from './rect.ts';
import { type Inside, insideOf } from './rooms.ts';
import { wallsOf } from './walls.ts';

/** The site as it is drawn, before any device is placed. */
export interface SiteModel extends Ground, Inside, Entrances {
  readonly site: Site;
  readonly walls: readonly LayoutWall[];
  /** One of each room, where there is an inner wall for it. */
  readonly innerDoors: readonly Doorway[];
  /** Where access control is that the visitor named no room for, in the order of its devices. */
  readonly unnamedDoors: readonly Doorway[];
  /** Where devices that belong to no room go: the open floor, or the largest room that is not private. */
  readonly hall: Rect;
}

/** @param indoor devices that need a place in the building */
export function modelOf(site: Site, indoor: number): SiteModel {
  const ground = groundOf(site, indoor);
  const inside = insideOf(site, ground.building);
  const walls = wallsOf(site, ground, inside);
  const entrances = entrancesOf(site, ground, walls);
  const innerDoors = innerDoorsOf(inside.rooms, walls);
  return {
    site,
    ...ground,
    ...inside,
    ...entrances,
    walls,
    innerDoors,
    unnamedDoors: unnamedDoorsOf(site, { ...inside, ...entrances, innerDoors }),
    hall: inside.floor ?? largest(inside) ?? ground.building,
  };
}

function largest({ rooms }: Inside): Rect | undefined {
  const area = ({ width, depth }: Rect) => width * depth;
  return rooms
    .filter(({ use }) => use !== 'consulting')
    .map(({ rect }) => rect)
    .reduce<Rect | undefined>(
      (most, rect) => (most && area(most) >= area(rect) ? most : rect),
      undefined,
    );
}
