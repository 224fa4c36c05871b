import type { Point } from '@app/contracts/site-layout';
import { layoutValues } from '@app/knowledge/planning/layout';
import { looking } from './doorway.ts';
import { alongWall, groundBounds, inYard, type Placing, type Spot, towards } from './placing.ts';
import { inset, middle, roundMetres, type Shape, sidesOf } from './rect.ts';

/** Away from the building: spread over the yard, facing away from the building. */
export function onGround({ model, spots, device }: Placing, index: number, of: number): Spot {
  const ground = groundBounds(model);
  const yard = Math.min(
    model.building.x - ground.x,
    model.building.y - ground.y,
    ground.y + ground.depth - model.building.y - model.building.depth,
  );
  const loop = inset(ground, Math.max(0.5, yard * layoutValues.remotePointShare));
  const { at: ideal, along } = onLoop(loop, (index + 0.5) / Math.max(of, index + 1));
  const at = spots.take(alongWall(ideal, along, 10), inYard(model));
  const direction = towards(middle(model.building), at);
  return {
    at,
    ...('direction' in looking(device, along) || device.symbol === 'camera' ? { direction } : {}),
  };
}

/** A part, from 0 to 1, of the way round a shape. */
export function onLoop(shape: Shape, part: number): { at: Point; along: { x: number; y: number } } {
  const sides = sidesOf(shape);
  let rest = part * roundMetres(shape);
  for (const { from, along, length } of sides) {
    if (rest <= length)
      return { at: { x: from.x + along.x * rest, y: from.y + along.y * rest }, along };
    rest -= length;
  }
  const [first] = sides;
  if (!first) throw new Error('A shape has no sides');
  return { at: first.from, along: first.along };
}
