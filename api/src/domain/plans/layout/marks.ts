import type { LayoutDevice, LayoutMark, Point } from '@app/contracts/site-layout';
import { fenceValues } from '@app/knowledge/planning/fence';
import { layoutValues } from '@app/knowledge/planning/layout';
import { distance } from '@app/site-plan/geometry/vectors';
import type { Supply } from '../plan-parts.ts';
import { each } from '../systems/purchases.ts';
import { idOf } from '../words/lines/lines.ts';
import { markLabel } from '../words/statements/drawing.ts';
import { onLoop } from './ground-points.ts';
import type { Doorway } from './openings.ts';
import { contains, cornersOf, inset, moved, point, type Shape } from './rect.ts';
import type { SiteModel } from './site-model.ts';

/** A supply that is drawn, with the line of the bill that counts it. */
export interface CountedSupply {
  readonly supply: Supply;
  readonly line: number;
}

/**
 * Pieces of supplies that have a place but no view, range or wire of their own: warning signs, earth
 * spikes and cabinets, as many points as the bill counts; and the mains points that the plan takes for
 * granted, which no line counts.
 */
export function marksOf(
  model: SiteModel,
  supplies: readonly CountedSupply[],
  devices: readonly LayoutDevice[],
): readonly LayoutMark[] {
  const counted = supplies.flatMap(({ supply, line }): readonly LayoutMark[] => {
    const id = idOf(supply.item);
    const drawn = drawnAs.get(id);
    if (!drawn) return [];
    const at = drawn.places(model, devices, supply.quantity);
    return [{ symbol: drawn.symbol, label: markLabel(drawn.label), line, at: [...at] }];
  });
  const mains = mainsPoints(devices, counted);
  return mains.length > 0
    ? [...counted, { symbol: 'mains-point', label: markLabel('mains-point'), at: mains }]
    : counted;
}

type Places = (
  model: SiteModel,
  devices: readonly LayoutDevice[],
  quantity: number,
) => readonly Point[];

interface Drawn {
  readonly symbol: LayoutMark['symbol'];
  readonly label: Parameters<typeof markLabel>[0];
  readonly places: Places;
}

const { betweenDevicesMetres, fromWallMetres } = layoutValues;

/** At the gates and corners, and in equal steps along the boundary. */
const fenceSigns: Places = (model, _, quantity) => {
  const { boundary } = model;
  if (!boundary) return [];
  const fixed = [...gatesOf(model).map(({ opening }) => opening.at), ...cornersOf(boundary)];
  return [...fixed.slice(0, quantity), ...along(boundary, quantity - fixed.length)];
};

/** Some beside each energiser, and the others in equal steps along the inside of the boundary. */
const earthSpikes: Places = ({ boundary, buildings }, devices, quantity) => {
  const energizers = devices.filter(({ symbol }) => symbol === 'energizer');
  const beside = energizers.flatMap(({ at }) => {
    const ground = groundBeside(at, buildings);
    return each(fenceValues.spikesAtEnergizer, (index) =>
      point(ground.x + index * betweenDevicesMetres, ground.y),
    );
  });
  if (!boundary) return beside.slice(0, quantity);
  const inside = inset(boundary, betweenDevicesMetres);
  return [...beside.slice(0, quantity), ...along(inside, quantity - beside.length)];
};

/** Outside the building, where a spike can be driven into the ground. */
function groundBeside(at: Point, buildings: readonly Shape[]): Point {
  const around = buildings.find((building) => contains(building, at));
  return around ? point(at.x, around.y - betweenDevicesMetres) : at;
}

const entranceSigns: Places = (model, _, quantity) =>
  round(besideAll([...model.entrances, ...gatesOf(model)], 0.6), quantity);

const waySigns =
  (by: number): Places =>
  (model, _, quantity) => {
    const gates = gatesOf(model);
    return round(besideAll(gates.length > 0 ? gates : model.entrances, by), quantity);
  };

/** Where recorder and network stand. */
const cabinets: Places = ({ hall }, devices, quantity) => {
  const { at } = devices.find(({ symbol }) => symbol === 'recorder') ?? { at: undefined };
  const start = at ?? point(hall.x + hall.width / 2, hall.y + hall.depth / 2);
  return each(quantity, (index) =>
    point(start.x + index * betweenDevicesMetres, start.y - betweenDevicesMetres / 2),
  );
};

const localCabinets: Places = ({ boundary, building }, _, quantity) =>
  along(inset(boundary ?? building, betweenDevicesMetres), quantity);

const drawnAs: ReadonlyMap<string, Drawn> = new Map<string, Drawn>([
  ['fence-sign', { symbol: 'sign', label: 'fence-sign', places: fenceSigns }],
  ['camera-sign', { symbol: 'sign', label: 'camera-sign', places: entranceSigns }],
  ['privacy-notice', { symbol: 'sign', label: 'privacy-notice', places: waySigns(-0.6) }],
  ['response-sign', { symbol: 'sign', label: 'response-sign', places: waySigns(-1.4) }],
  ['earth-spike', { symbol: 'earth-spike', label: 'earth-spike', places: earthSpikes }],
  ['wall-cabinet', { symbol: 'cabinet', label: 'wall-cabinet', places: cabinets }],
  ['local-cabinet', { symbol: 'cabinet', label: 'local-cabinet', places: localCabinets }],
]);

/** Gates in the boundary; a garage door is in the building. */
const gatesOf = ({ vehicleGates, pedestrianGates }: SiteModel): readonly Doorway[] =>
  [...pedestrianGates, ...vehicleGates].filter(({ opening }) =>
    opening.wall.startsWith('boundary'),
  );

const besideAll = (doorways: readonly Doorway[], by: number): readonly Point[] =>
  doorways.map(({ opening, side }) =>
    moved(
      moved(opening.at, side.out, fromWallMetres),
      side.along,
      Math.sign(by) * (opening.width / 2) + by,
    ),
  );

/** So many of the points, from the first again when there are fewer. */
const round = (points: readonly Point[], quantity: number): readonly Point[] =>
  points.length === 0
    ? []
    : each(quantity, (index) => points[index % points.length] ?? { x: 0, y: 0 });

/** In equal steps round a shape, the first half a step from its first corner. */
const along = (rect: Shape, count: number): readonly Point[] =>
  each(Math.max(0, count), (index) => {
    const { at } = onLoop(rect, (index + 0.5) / count);
    return point(at.x, at.y);
  });

const powered: ReadonlySet<LayoutDevice['symbol']> = new Set([
  'recorder',
  'panel',
  'power',
  'energizer',
  'gate-motor',
  'barrier',
]);
const OF_ONE_POINT_METRES = 2;

/** Equipment that stands together shares a mains point. */
function mainsPoints(devices: readonly LayoutDevice[], marks: readonly LayoutMark[]): Point[] {
  const local = marks.filter(({ label }) => label === markLabel('local-cabinet'));
  const needed = [
    ...devices.filter(({ symbol }) => powered.has(symbol)).map(({ at }) => at),
    ...local.flatMap(({ at }) => at),
  ];
  const points: Point[] = [];
  for (const at of needed) {
    const beside = point(at.x + betweenDevicesMetres / 2, at.y);
    if (points.every((other) => distance(other, beside) > OF_ONE_POINT_METRES)) points.push(beside);
  }
  return points;
}
