import { expect, test } from 'vitest';
import { layOut } from '../../src/domain/plans/layout/lay-out.ts';
import { placeDevices } from '../../src/domain/plans/layout/place-devices.ts';
import { forAnyDesign } from './any-design.ts';

const highCeilings: ReadonlySet<string> = new Set(['Warehouse', 'Industrial Site']);

// Slow: a design is made for each of many sites.
test('no wall detector hangs in mid-air: a large floor has them on its ceiling, a high hall has beams', () => {
  forAnyDesign(({ site, devices }) => {
    const onFloor = devices.filter(
      ({ system, place }) => system === 'alarm' && place.at === 'floor',
    );
    const detectors = onFloor.filter(({ symbol }) => symbol === 'detector');
    const onWalls = detectors.filter(({ range }) => (range?.angle ?? 0) < 360);
    if (highCeilings.has(site.type)) expect(detectors).toEqual([]);
    else if (site.pets === 'none') expect(onWalls.length).toBeLessThanOrEqual(4);
    for (const { offer, range } of detectors)
      if (offer) expect(offer.features.has('ceiling')).toBe(range?.angle === 360);
  });
});

test('beams across a floor reach 1.25 × its longer side and are drawn from wall to wall', () => {
  forAnyDesign(({ site, devices }) => {
    const beams = devices.filter(({ id }) => id.startsWith('alarm-hall-beam'));
    if (beams.length === 0) return;
    for (const { offer } of beams) {
      const long = Math.sqrt((site.openFloorArea * 4) / 3);
      expect(offer?.figures.metres ?? Infinity).toBeGreaterThanOrEqual(1.25 * long - 1e-6);
    }
    const drawn = layOut(placeDevices(site, devices), devices, () => 0).devices.filter(({ id }) =>
      id.startsWith('alarm-hall-beam'),
    );
    for (const { at, to } of drawn) {
      expect(to).toBeDefined();
      expect(Math.hypot((to?.x ?? 0) - at.x, (to?.y ?? 0) - at.y)).toBeGreaterThan(1);
    }
  });
});
