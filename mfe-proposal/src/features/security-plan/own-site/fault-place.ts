import type { OutlineFault } from '@app/contracts/outline-faults';
import { edgesOf } from '@app/contracts/polygon';
import type { Point } from '@app/contracts/site-layout';
import type { OutlineBuilding, SiteOutline } from '@app/contracts/site-outline';
import { middleOf } from '@app/site-plan/geometry/vectors';
import { middleOfAll } from '@app/site-plan/outline-edit';
import { middleOfRoom } from '@app/site-plan/outline-rooms';

const roomAt = (building: OutlineBuilding | undefined, index: unknown): Point | undefined => {
  const room = building?.rooms?.[Number(index)];
  return room && middleOfRoom(room);
};

/** The point of the drawing that a fault is about: the middle of a side or building, or the opening. */
export function faultPlace(outline: SiteOutline, { path }: OutlineFault): Point {
  const { boundary = [], buildings, gates } = outline;
  const [part, index, members, inner] = path;
  const building = part === 'buildings' ? buildings[Number(index)] : undefined;
  const side = (corners: readonly Point[], at: unknown) => {
    const edge = edgesOf(corners)[Number(at)];
    return edge && middleOf(edge);
  };
  const at =
    (part === 'boundary' && side(boundary, index)) ||
    (part === 'gates' && gates[Number(index)]?.at) ||
    (members === 'corners' && building && side(building.corners, inner)) ||
    (members === 'openings' && building?.openings[Number(inner)]?.at) ||
    (members === 'rooms' && roomAt(building, inner)) ||
    undefined;
  return at ?? middleOfAll(building?.corners ?? boundary);
}
