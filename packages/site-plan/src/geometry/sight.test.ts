import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toFirstWall } from './sight.ts';
import { unit } from './vectors.ts';

const metres = fc.integer({ min: -200, max: 200 }).map((tenths) => tenths / 10);
const point = fc.record({ x: metres, y: metres });
const wall = fc.record({ from: point, to: point, seeThrough: fc.constant(false) });

test('a look that ends at a distance tells the same about walls before it as one to the first wall', () => {
  fc.assert(
    fc.property(
      point,
      fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
      fc.array(wall, { maxLength: 12 }),
      fc.double({ min: 0, max: 40, noNaN: true }),
      (eye, angle, walls, until) => {
        const ray = unit(angle);
        const isStopped = toFirstWall(eye, ray, ray, walls, until) < until;
        expect(isStopped).toBe(toFirstWall(eye, ray, ray, walls) < until);
      },
    ),
  );
});
