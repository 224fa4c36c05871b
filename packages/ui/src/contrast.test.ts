import { contrast } from '@app/site/contrast';
import { expect, test } from 'vitest';
import { colourPairs, type Surface } from './testing/colour-pairs.ts';
import { painted, surfaces } from './testing/role-colours.ts';

for (const surface of Object.keys(surfaces) as Surface[]) {
  test.each(colourPairs[surface])(
    `${surface}: $front on $ground is at least $least : 1`,
    ({ front, ground, least }) => {
      const tokens = surfaces[surface];
      const ratio = contrast(painted([...ground, front], tokens), painted(ground, tokens));
      expect(ratio).toBeGreaterThanOrEqual(least);
    },
  );
}

test('a translucent colour is mixed with the colours below it before contrast is computed', () => {
  const tokens = {
    paper: '#ffffff',
    tint: 'rgb(0 0 0 / 0.5)',
    half: 'color-mix(in srgb, var(--ink) 50%, transparent)',
    ink: '#000000',
  };
  expect(painted(['paper', 'tint'], tokens)).toEqual([127.5, 127.5, 127.5]);
  expect(painted(['paper', 'half'], tokens)).toEqual([127.5, 127.5, 127.5]);
});
