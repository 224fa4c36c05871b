import { describe, expect, test } from 'vitest';
import { homeLayout } from './testing/home-layout.ts';
import { drawnRange, drawnView } from './views.ts';

const numbers = (path = '') => [...path.matchAll(/-?[\d.]+/g)].map(([text]) => Number(text));
/** The largest distance of a corner from the first one. */
function reach(path: string | undefined): number {
  const [x = 0, y = 0, ...rest] = numbers(path);
  return Math.max(
    ...rest.flatMap((value, index) =>
      index % 2 === 0 ? [Math.hypot(value - x, (rest[index + 1] ?? y) - y)] : [],
    ),
  );
}
const deviceOf = (id: string) => {
  const device = homeLayout.devices.find((one) => one.id === id);
  if (!device) throw new Error(`No device ${id}`);
  return device;
};

describe('the view of a camera on the drawing', () => {
  test('has its levels inside each other: 500, 80 and 20 pixels to the metre', () => {
    const view = drawnView(deviceOf('camera-2'), []);
    const perMetre = 2560 / (2 * Math.tan((50 * Math.PI) / 180));
    expect(reach(view?.validate)).toBeCloseTo(perMetre / 500, 1);
    expect(reach(view?.discern)).toBeCloseTo(perMetre / 80, 1);
    expect(reach(view?.seen)).toBeCloseTo(perMetre / 20, 1);
  });

  test('is drawn anew only when the camera or a wall moves', () => {
    const camera = deviceOf('camera-2');
    const view = drawnView(camera, homeLayout.walls);
    expect(drawnView(camera, homeLayout.walls)).toBe(view);
    expect(drawnView({ ...camera }, homeLayout.walls)).not.toBe(view);
    const far = { x: 5_000, y: 5_000 };
    const elsewhere = { id: 'far', kind: 'outer', from: far, to: far, seeThrough: false } as const;
    expect(drawnView(camera, [...homeLayout.walls, elsewhere])).toBe(view);
    const shifted = homeLayout.walls.map((wall) => ({
      ...wall,
      to: { x: wall.to.x + 0.1, y: wall.to.y },
    }));
    expect(drawnView(camera, shifted)).not.toBe(view);
  });

  test('is not drawn for a camera that looks nowhere', () => {
    const { direction: _, ...camera } = deviceOf('camera-2');
    expect(drawnView(camera, [])).toBeUndefined();
  });
});

describe('the range of a detector on the drawing', () => {
  test('ends at the walls of its room', () => {
    const xs = numbers(drawnRange(deviceOf('detector-1'), homeLayout.walls)).filter(
      (_, index) => index % 2 === 0,
    );
    expect(Math.max(...xs)).toBeCloseTo(12, 1);
  });
});
