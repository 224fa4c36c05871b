import { expect, test } from 'vitest';
import { movingClock } from '../../../testing/moving-clock.ts';
import { countingRandomness } from '../../../testing/test-api.ts';
import { createKnownDevices, DEVICE_KNOWN_SECONDS } from './known-devices.ts';

function devicesWith(key = '00'.repeat(32)) {
  const clock = movingClock();
  return { ...createKnownDevices({ key, clock, randomness: countingRandomness() }), clock };
}

test('a token names its device for 180 days, and a new token goes on with the same device', () => {
  const { read, issue, clock } = devicesWith();
  const token = issue(undefined);
  const device = read(token);
  expect(device).toMatch(/^[0-9a-f]{32}$/);
  clock.pass(DEVICE_KNOWN_SECONDS * 1000 - 1000);
  expect(read(token)).toBe(device);
  const renewed = issue(device);
  clock.pass(1000);
  expect(read(token)).toBeUndefined();
  expect(read(renewed)).toBe(device);
});

test('two devices have different ids', () => {
  const { read, issue } = devicesWith();
  expect(read(issue(undefined))).not.toBe(read(issue(undefined)));
});

test('a token that was changed anywhere, or made with another key, names no device', () => {
  const { read, issue } = devicesWith();
  const token = issue(undefined);
  for (let at = 0; at < token.length; at++) {
    const changed = token.slice(0, at) + (token[at] === '1' ? '2' : '1') + token.slice(at + 1);
    expect(read(changed)).toBeUndefined();
  }
  for (const text of [undefined, '', '.', token.slice(1), `${token}=`, token.repeat(2)]) {
    expect(read(text)).toBeUndefined();
  }
  expect(read(devicesWith('ff'.repeat(32)).issue(undefined))).toBeUndefined();
});
