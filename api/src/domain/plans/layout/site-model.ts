import type { LayoutWall } from '@app/contracts/site-layout';
import type { Site } from '../site.ts';
import { drawnEntrances } from './drawn-entrances.ts';
import { type Ground, groundOf } from './ground.ts';
import { innerDoorsOf, unnamedDoorsOf } from './inner-doors.ts';
import { type Doorway, type Entrances, entrancesOf } from './openings.ts';
import type { Rect } from './rect.ts';
import { type DrawnInside as Inside, insideOf, insideParts } from './rooms.ts';
import { straightParts } from './straight-parts.ts';
import { type Part, wallsOf } from './walls.ts';

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

/** Of sites that were drawn, on which no device changes a wall: budgets of one site share theirs. */
const drawn = new WeakMap<Site, SiteModel>();

/** @param indoor devices that need a place in the building; on a site that was drawn, all have one */
export function modelOf(site: Site, indoor: number): SiteModel {
  const known = drawn.get(site);
  if (known) return known;
  const model = madeOf(site, indoor);
  if (site.outline) drawn.set(site, model);
  return model;
}

function madeOf(site: Site, indoor: number): SiteModel {
  const ground = groundOf(site, indoor);
  const parts = partsOf(site, ground);
  const inside = allOf(parts);
  const walls = wallsOf(site, ground, parts);
  const { outline } = site;
  const entrances = outline ? drawnEntrances(site, outline) : entrancesOf(site, ground, walls);
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

/** The building with its rooms; or the straight parts of each that was drawn. */
function partsOf(site: Site, { building, buildings }: Ground): readonly Part[] {
  if (!site.outline) return [{ rect: building, inside: insideOf(site, building) }];
  const rects = buildings.flatMap(({ corners }) => straightParts(corners ?? []));
  const insides = insideParts(site, rects.length > 0 ? rects : [building]);
  return insides.map((inside, index) => ({ rect: rects[index] ?? building, inside }));
}

const allOf = (parts: readonly Part[]): Inside => ({
  rooms: parts.flatMap(({ inside }) => inside.rooms),
  passages: parts.flatMap(({ inside }) => inside.passages),
  floor: parts[0]?.inside.floor,
});

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
