import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type KnownLength, scaleOf, scaleTexts, stretchNote, stretchWords } from './scale.ts';

const line = (
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  metres?: number,
): KnownLength => ({ from: { x: x1, y: y1 }, to: { x: x2, y: y2 }, metres });

const level = (metres?: number) => line([100, 100, 720, 100], metres);
const upright = (metres?: number) => line([100, 100, 100, 500], metres);

test('two lengths of one scale give that scale, no turn and no stretch', () => {
  expect(scaleOf([level(12.4), upright(8)], 0, 1_000)).toEqual({
    metresPerPixel: 0.02,
    turn: 0,
    stretch: 0,
  });
});

test('of two lengths that differ, the average counts and the difference is told', () => {
  const scale = scaleOf([level(12.4), upright(8.8)], 0, 1_000);
  expect(scale).toMatchObject({ metresPerPixel: expect.closeTo(0.021) });
  expect(scale).toMatchObject({
    stretch: expect.closeTo(0.0952, 3),
  });
});

test.each([
  [0.02, /^They differ by 2%/, undefined],
  [0.05, /^They differ by 5%/, undefined],
  [0.0501, /^They differ by 5\.1%/, /differ by 5\.1%.*up to 3%/],
  [0.0952, /^They differ by 10%/, /differ by 10%.*up to 5%/],
])(
  'a stretch of %f is named, and noted beside the drawing when it is more than 5%%',
  (stretch, title, note) => {
    expect(stretchWords(stretch).title).toMatch(title);
    if (note) expect(stretchNote(stretch)).toMatch(note);
    else expect(stretchNote(stretch)).toBeUndefined();
  },
);

test.each([
  ['without the first length', level(), upright(8), scaleTexts.first],
  ['without the second length', level(12), upright(), scaleTexts.second],
  ['with a line of a few pixels', level(12), line([0, 0, 9, 9], 8), scaleTexts.short(2)],
  ['with two lines that run alike', level(12), line([0, 0, 400, 80], 8), scaleTexts.alike],
  [
    'with two lines that run alike, one backwards',
    level(12),
    line([400, 20, 0, 0], 8),
    scaleTexts.alike,
  ],
  ['with a house of a millimetre', level(0.01), upright(0.01), scaleTexts.odd],
])('there is no scale %s, and the visitor is told why', (_, first, second, said) => {
  expect(scaleOf([first, second], 0, 1_000)).toBe(said);
});

test.each([0, 90, 180, 270])(
  'a scan that lies crooked and was turned by hand by %i degrees is put straight',
  (quarter) => {
    fc.assert(
      fc.property(
        fc.double({ min: -40, max: 40, noNaN: true }),
        fc.double({ min: 0.001, max: 1, noNaN: true }),
        fc.boolean(),
        (crooked, metresPerPixel, backwards) => {
          const turned = (x: number, y: number) => {
            const angle = (crooked * Math.PI) / 180;
            return {
              x: x * Math.cos(angle) - y * Math.sin(angle),
              y: x * Math.sin(angle) + y * Math.cos(angle),
            };
          };
          const drawn = (x: number, y: number): KnownLength => {
            const ends = [turned(0, 0), turned(x, y)] as const;
            const [from, to] = backwards ? [ends[1], ends[0]] : ends;
            return { from, to, metres: Math.hypot(x, y) * metresPerPixel };
          };
          const scale = scaleOf([drawn(600, 0), drawn(0, 400)], quarter, 1_000);
          if (typeof scale === 'string') throw new Error(scale);
          expect(scale.metresPerPixel).toBeCloseTo(metresPerPixel, 6);
          expect(scale.stretch).toBeCloseTo(0, 6);
          // Level again: what the picture is turned by takes away what it lies crooked by.
          const left = (scale.turn + crooked - quarter) % 360;
          expect(Math.min(Math.abs(left), 360 - Math.abs(left))).toBeLessThan(0.06);
        },
      ),
    );
  },
);
