import { describe, expect, test } from 'vitest';
import { marketWith } from '../../../../../testing/market-with.ts';
import type { Market } from '../../market/market.ts';
import { chooseRecorders } from './recorder.ts';

const drives = [
  ['Hard drive 4TB', 3000],
  ['Hard drive 8TB', 5900],
] as const satisfies [string, number][];
const market = marketWith(
  ['A 8-channel NVR 1 SATA bay', 2000],
  ['A 16-channel NVR 2 SATA bays', 4000],
  ['A 64-channel NVR 8 SATA bays', 17_000],
  ['B 8-channel NVR 1 SATA bay', 2500],
  ...drives,
);

const recording = (cameras: number, terabytes: number, family?: string, from: Market = market) => {
  const found = chooseRecorders({ cameras, terabytes, family, signal: 'network' }, from);
  return {
    recorders: found.recorders,
    name: found.offer?.name,
    drives: found.drives && [found.drives.offer.name, found.drives.quantity],
  };
};

describe('recorders', () => {
  test('6 cameras fit 8 channels, 7 need 16', () => {
    expect(recording(6, 3).name).toBe('A 8-channel NVR 1 SATA bay');
    expect(recording(7, 3).name).toBe('A 16-channel NVR 2 SATA bays');
  });

  test('the family of the cameras comes before the price', () => {
    expect(recording(6, 3, 'B').name).toBe('B 8-channel NVR 1 SATA bay');
  });

  test('a family without a recorder that is big enough gives way to another', () => {
    expect(recording(7, 3, 'B').name).toBe('A 16-channel NVR 2 SATA bays');
  });

  test('bays that do not hold the storage take a bigger recorder', () => {
    expect(recording(6, 9)).toEqual({
      recorders: 1,
      name: 'A 16-channel NVR 2 SATA bays',
      drives: ['Hard drive 8TB', 2],
    });
  });

  test('equal drives are the cheapest, and the fewest at the same price', () => {
    expect(recording(13, 8).drives).toEqual(['Hard drive 8TB', 1]);
    expect(recording(13, 4).drives).toEqual(['Hard drive 4TB', 1]);
  });

  test.each([
    [53, 1],
    [54, 2],
    [106, 2],
    [107, 3],
    [160, 4],
  ])('%s cameras need %s recorders of 64 channels', (cameras, recorders) => {
    expect(recording(cameras, 5)).toMatchObject({ recorders });
  });

  test('uneven shares: the recorder with most cameras holds its own storage', () => {
    // 36, 36 and 35 cameras of 1 TB each.
    const shared = chooseRecorders(
      { cameras: 107, terabytes: 107, family: undefined, signal: 'network' },
      market,
    );
    expect(shared.recorders).toBe(3);
    expect(shared.terabytes).toBe(36);
  });

  test('storage that no bays hold leaves the drives to be quoted', () => {
    expect(recording(1, 500)).toEqual({
      recorders: 1,
      name: 'A 8-channel NVR 1 SATA bay',
      drives: undefined,
    });
  });

  test('a list without recorders gives the channels to quote', () => {
    const found = chooseRecorders(
      { cameras: 160, terabytes: 200, family: 'A', signal: 'network' },
      marketWith(...drives),
    );
    expect(found).toMatchObject({ recorders: 4, channels: 64, offer: undefined, terabytes: 50 });
  });
});
