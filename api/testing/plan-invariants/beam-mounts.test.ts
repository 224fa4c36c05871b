import { expect, test } from 'vitest';
import { forAnyDesign, piecesOf } from './any-design.ts';

test('beams along the boundary have two posts a pair where there is no wall, and brackets on a wall', () => {
  forAnyDesign(({ site, devices, supplies }) => {
    const pairs = devices.filter(
      ({ kind, place }) => kind === 'beam-pair' && place.at === 'boundary-side',
    ).length;
    const onWall = site.boundary.kind === 'wall';
    expect(piecesOf(supplies, 'beam-bracket')).toBe(onWall ? 2 * pairs : 0);
    expect(piecesOf(supplies, 'beam-post')).toBe(onWall ? 0 : 2 * pairs);
  });
});
