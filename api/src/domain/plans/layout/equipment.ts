import type { Point } from '@app/contracts/site-layout';
import { layoutValues } from '@app/knowledge/planning/layout';
import { indoors, type Placing, type Spot } from './placing.ts';
import { inset, point, type Rect } from './rect.ts';
import type { SiteModel } from './site-model.ts';

const { betweenDevicesMetres, eavesMetres } = layoutValues;

/** More than any plan has devices in one room. */
const MOST_POINTS = 200;

/** Recorder, panel and network stand in rows in one room, and in the rest of the building after it. */
export function inEquipmentRoom({ model, spots, device }: Placing): Spot {
  const at = spots.take([...grid(equipmentRoom(model)), ...grid(model.building)], indoors(model));
  return { at, ...((device.view || device.range) && { direction: 270 }) };
}

/** The server room, else the last plain room, else the open floor. */
function equipmentRoom({ rooms, hall }: SiteModel): Rect {
  const server = rooms.find(({ use }) => use === 'server-room');
  return (server ?? rooms.findLast(({ use }) => use === 'plain') ?? rooms.at(-1))?.rect ?? hall;
}

/** Points for devices side by side, row after row from the north-west. */
function grid(room: Rect): Point[] {
  const { x, y, width, depth } = inset(room, eavesMetres);
  const columns = Math.floor(width / betweenDevicesMetres) + 1;
  const rows = Math.floor(depth / betweenDevicesMetres) + 1;
  return Array.from({ length: Math.min(MOST_POINTS, columns * rows) }, (_, index) =>
    point(
      x + (index % columns) * betweenDevicesMetres,
      y + Math.floor(index / columns) * betweenDevicesMetres,
    ),
  );
}
