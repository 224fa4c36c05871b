import { nothingMoved } from '@app/contracts/moved';
import { applyMoved } from '@app/site-plan/apply-moved';
import { describe, expect, test } from 'vitest';
import { moveItem } from './move-item.ts';
import { homeLayout } from './testing/home-layout.ts';
import { watchedBy } from './watched.ts';

const ID = 'camera-1';
const planned = homeLayout.devices.find(({ id }) => id === ID);

function after(x: number, y: number, turn = 0) {
  const moved = moveItem(
    homeLayout,
    nothingMoved,
    { kind: 'device', id: ID },
    { by: { x, y }, turn },
  );
  const { devices, walls } = applyMoved(homeLayout, moved);
  const device = devices.find(({ id }) => id === ID);
  return planned && device && watchedBy(planned, device, walls);
}

describe('what a camera shows of the place that the plan has it for', () => {
  test('is what the plan says while it has not moved', () => {
    expect(planned && watchedBy(planned, planned, homeLayout.walls)).toMatchObject({
      metres: 2.55,
      level: 'validate',
      inView: true,
    });
  });

  test('loses detail with distance: 2560 px ÷ (2 × tan 27° × distance)', () => {
    const far = after(4, 0);
    expect(far?.metres).toBeCloseTo(6.5, 1);
    expect(far?.pixelsPerMetre).toBeCloseTo(2560 / (2 * Math.tan((27 * Math.PI) / 180) * 6.5), -1);
    expect(far?.level).toBe('characterise');
    expect(far?.inView).toBe(true);
  });

  test('is lost when it looks away', () => {
    expect(after(0, 0, 90)?.inView).toBe(false);
  });

  test('is lost when a wall is between', () => {
    expect(after(0, -3, 0)?.inView).toBe(false);
  });

  test('is nothing for a device without a view', () => {
    const [detector] = homeLayout.devices.filter(({ symbol }) => symbol === 'detector');
    expect(detector && watchedBy(detector, detector, homeLayout.walls)).toBeUndefined();
  });
});
