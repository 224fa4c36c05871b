import { edgesOf, nearestEdge } from '@app/contracts/polygon';
import type { LayoutOpening, LayoutRoom, LayoutWall, SiteLayout } from '@app/contracts/site-layout';
import type { OutlineBuilding, OutlineRoom, SiteOutline } from '@app/contracts/site-outline';
import { around } from '@app/site-plan/geometry/bounds';
import { cornerName, outlineWalls } from '@app/site-plan/outline';
import { wallsOfRooms } from '@app/site-plan/outline-rooms';
import { carriedDevices } from './carried-devices.ts';

/** A layout with the outline that it was planned for. */
export interface Planned {
  readonly layout: SiteLayout;
  readonly of: SiteOutline;
}

/**
 * The outline as it is now, with the devices of the last plan, which go with their buildings: their views end at the
 * walls of now.
 * @param isStale its rooms may not fit any more
 */
export function drawnLayout(
  outline: SiteOutline,
  { layout: planned, of }: Planned,
  isStale: boolean,
): SiteLayout {
  const { boundary, buildings, gates } = outline;
  const seeThrough = planned.walls.some((wall) => wall.kind === 'boundary' && wall.seeThrough);
  const inner = isStale
    ? buildings.flatMap(ownWalls)
    : planned.walls.filter(({ kind }) => kind === 'inner');
  const isInner = new Set(inner.map(({ id }) => id));
  const { cover: _, marks: __, ...rest } = planned;
  return {
    ...rest,
    devices: carriedDevices(planned.devices, of, outline),
    walls: [...outlineWalls(outline, seeThrough), ...inner],
    openings: [
      ...buildings.flatMap(({ corners, openings }, index) =>
        openings.map((opening, at) =>
          openingIn(`outer-${index + 1}`, corners, `opening-${index}-${at}`, {
            ...opening,
            kind: opening.kind === 'garage' ? 'vehicle-gate' : opening.kind,
          }),
        ),
      ),
      ...gates.map((gate, at) => openingIn('boundary', boundary ?? [], `gate-${at}`, gate)),
      ...planned.openings.filter(({ wall }) => isInner.has(wall)),
    ],
    rooms: isStale ? buildings.flatMap(({ rooms = [] }) => rooms.map(ownRoom)) : planned.rooms,
    fence: [],
  };
}

/** Walls between rooms that the visitor has put there. */
const ownWalls = (building: OutlineBuilding, index: number): LayoutWall[] =>
  wallsOfRooms(building).map(({ from, to }, wall) => ({
    id: `own-${index}-${wall}`,
    kind: 'inner',
    from,
    to,
    seeThrough: false,
  }));

const ownRoom = ({ id, corners }: OutlineRoom): LayoutRoom => {
  const { x, y, width, depth } = around(corners);
  return { id, label: '', at: { x, y }, width, depth, corners };
};

const openingIn = (
  wall: string,
  corners: NonNullable<SiteOutline['boundary']>,
  id: string,
  opening: Pick<LayoutOpening, 'kind' | 'at' | 'width'>,
): LayoutOpening => ({
  id,
  label: '',
  wall: `${wall}-${cornerName(nearestEdge(edgesOf(corners), opening.at))}`,
  ...opening,
});
