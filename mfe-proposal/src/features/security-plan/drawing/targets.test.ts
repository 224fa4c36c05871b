import type { LayoutDevice, SiteLayout } from '@app/contracts/site-layout';
import { sheetBounds } from '@app/site-plan/geometry/bounds';
import { distance } from '@app/site-plan/geometry/vectors';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrange } from './arrange.ts';
import { itemAt } from './item-at.ts';
import { fitSheet, toSheet } from './sheet-fit.ts';
import { gatheredIds, sizes } from './targets.ts';
import { homeLayout } from './testing/home-layout.ts';
import { warehouseLayout } from './testing/warehouse-layout.ts';
import { mostZoom, wholeSite, zoomedOn, zoomedProjection } from './zoom.ts';

/** Up to 300 devices of up to 30 lines, some beside each other, on sites from 10 to 900 metres. */
const anyLayout: fc.Arbitrary<SiteLayout> = fc
  .record({
    width: fc.integer({ min: 10, max: 900 }),
    depth: fc.integer({ min: 10, max: 600 }),
    places: fc.array(
      fc.record({
        x: fc.double({ min: 0, max: 1, noNaN: true }),
        y: fc.double({ min: 0, max: 1, noNaN: true }),
        line: fc.integer({ min: 0, max: 29 }),
        beside: fc.integer({ min: 0, max: 3 }),
      }),
      { minLength: 1, maxLength: 80, size: 'max' },
    ),
  })
  .map(({ width, depth, places }) => ({
    ...homeLayout,
    width,
    depth,
    walls: [],
    devices: places.flatMap(({ x, y, line, beside }, index) =>
      Array.from(
        { length: beside + 1 },
        (_, next): LayoutDevice => ({
          id: `${index}-${next}`,
          symbol: 'other',
          label: 'Room',
          line: line + next,
          at: { x: x * width + next * 0.4, y: y * depth },
        }),
      ),
    ),
  }));

function onPhone(layout: SiteLayout, width = 288) {
  const sheet = fitSheet(sheetBounds(layout), width);
  return { sheet, targets: arrange(layout, sheet, sheet.projection, []).targets };
}

describe('numbers on a phone of 288 pixels', () => {
  test('are targets of 36 pixels that do not overlap, and a tap on one gives its device or group', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        const { sheet, targets } = onPhone(layout);
        const drawn = { layout, projection: sheet.projection, targets };
        for (const { item, at } of targets) {
          expect(itemAt(drawn, at, true)).toEqual(item);
          for (const other of targets.filter((one) => one.at !== at)) {
            expect(distance(at, other.at)).toBeGreaterThanOrEqual(2 * sizes.phone.reach);
          }
        }
      }),
    );
  });

  test('are there for every device once, and cover no device that is drawn', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        const { sheet, targets } = onPhone(layout);
        const ids = targets.flatMap(({ devices }) => devices.map(({ id }) => id));
        expect(ids.toSorted()).toEqual(layout.devices.map(({ id }) => id).toSorted());
        const dots = gatheredIds(targets);
        for (const { id, at } of layout.devices.filter((device) => !dots.has(device.id))) {
          const mark = toSheet(sheet.projection, at);
          for (const target of targets) {
            expect(distance(mark, target.at), id).toBeGreaterThanOrEqual(sizes.phone.clear);
          }
        }
      }),
    );
  });

  test('of a line at several devices are the same', () => {
    const { targets } = onPhone(homeLayout);
    const labels = targets.map(({ label }) => label);
    expect(labels.toSorted()).toEqual(['1', '1', '1', '2', '2', '3', '4', '5']);
  });

  test('gather where devices are too close to tap apart, and zooming on them separates these', () => {
    const { sheet, targets } = onPhone(warehouseLayout);
    const group = targets.find(({ item }) => item.kind === 'group');
    expect(group?.label).toBe(`+${group?.devices.length}`);
    const places = group?.devices.map(({ at }) => at) ?? [];
    const near = zoomedOn(wholeSite, sheet, places);
    expect(near.factor).toBeLessThanOrEqual(mostZoom(sheet));
    const projection = zoomedProjection(sheet.projection, near);
    const apart = arrange(warehouseLayout, sheet, projection, []).targets;
    const ids = new Set(group?.devices.map(({ id }) => id));
    const shared = apart.filter(
      ({ devices }) => devices.filter(({ id }) => ids.has(id)).length > 1,
    );
    expect(shared.length).toBeLessThan(places.length / 2);
  });
});

test('a tap on a device gives that device or the number that it has', () => {
  const { sheet, targets } = onPhone(homeLayout);
  const drawn = { layout: homeLayout, projection: sheet.projection, targets };
  for (const { id, at } of homeLayout.devices) {
    expect(itemAt(drawn, toSheet(sheet.projection, at), true)?.id).toBe(id);
  }
});
