import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitSheet, markScale, toSheet, toSite } from './sheet-fit.ts';
import { mostZoom, panned, wholeSite, zoomedAt, zoomedProjection } from './zoom.ts';

const anyBounds = fc.record({
  x: fc.integer({ min: -5, max: 5 }),
  y: fc.integer({ min: -5, max: 5 }),
  width: fc.integer({ min: 1, max: 2000 }),
  depth: fc.integer({ min: 1, max: 2000 }),
});
const anyWidth = fc.integer({ min: 240, max: 1200 });

describe('a site on its sheet', () => {
  test('of any size fits any width with room for its notes', () => {
    fc.assert(
      fc.property(anyBounds, anyWidth, (bounds, width) => {
        const sheet = fitSheet(bounds, width);
        const first = toSheet(sheet.projection, bounds);
        const last = toSheet(sheet.projection, {
          x: bounds.x + bounds.width,
          y: bounds.y + bounds.depth,
        });
        expect(first.x).toBeGreaterThanOrEqual(20);
        expect(first.y).toBeGreaterThanOrEqual(40);
        expect(width - last.x).toBeGreaterThanOrEqual(40);
        expect(sheet.height - last.y).toBeGreaterThanOrEqual(44);
        expect(sheet.height).toBeLessThanOrEqual(640);
      }),
    );
  });

  test('has a point where it was after the way there and back', () => {
    const { projection } = fitSheet({ x: 0, y: 0, width: 30, depth: 20 }, 700);
    const back = toSite(projection, toSheet(projection, { x: 12.3, y: 4.5 }));
    expect(back.x).toBeCloseTo(12.3, 2);
    expect(back.y).toBeCloseTo(4.5, 2);
  });

  test('has smaller marks on a phone and whole ones after a zoom', () => {
    const phone = fitSheet({ x: 0, y: 0, width: 34, depth: 26 }, 288);
    expect(markScale(phone.projection)).toBeLessThan(0.8);
    const near = zoomedProjection(phone.projection, { factor: 4, offset: { x: 0, y: 0 } });
    expect(markScale(near)).toBe(1);
  });
});

describe('a zoom', () => {
  const sheet = fitSheet({ x: 0, y: 0, width: 30, depth: 20 }, 700);
  const anyPoint = fc.record({
    x: fc.integer({ min: 0, max: 700 }),
    y: fc.integer({ min: 0, max: sheet.height }),
  });

  test('in keeps what is under the pointer there', () => {
    fc.assert(
      fc.property(anyPoint, fc.double({ min: 1, max: mostZoom(sheet), noNaN: true }), (at, by) => {
        const { factor, offset } = zoomedAt(wholeSite, sheet, at, by);
        expect(at.x * factor + offset.x).toBeCloseTo(at.x, 6);
        expect(at.y * factor + offset.y).toBeCloseTo(at.y, 6);
      }),
    );
  });

  test('shows a metre of the largest site as 40 pixels at least', () => {
    const estate = fitSheet({ x: 0, y: 0, width: 2000, depth: 1500 }, 320);
    const { factor } = zoomedAt(wholeSite, estate, { x: 0, y: 0 }, 9999);
    expect(estate.projection.scale * factor).toBeCloseTo(40, 5);
  });

  test('and a pan never show what is beside the sheet', () => {
    fc.assert(
      fc.property(
        anyPoint,
        anyPoint,
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        (at, by, times) => {
          const near = zoomedAt(wholeSite, sheet, at, times);
          const { factor, offset } = panned(near, sheet, { x: by.x - 350, y: by.y - 200 });
          expect(factor).toBeGreaterThanOrEqual(1);
          expect(factor).toBeLessThanOrEqual(mostZoom(sheet));
          expect(offset.x).toBeLessThanOrEqual(0);
          expect(offset.x).toBeGreaterThanOrEqual(sheet.width * (1 - factor));
          expect(offset.y).toBeLessThanOrEqual(0);
          expect(offset.y).toBeGreaterThanOrEqual(sheet.height * (1 - factor));
        },
      ),
    );
  });
});
