import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTelemetryTokens } from './telemetry-tokens.ts';

const SET = 'shell@1.0.0-000000000001 shop@1.0.0-000000000002';
const DAY_MS = 24 * 60 * 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

test('a token is good for its releases today and tomorrow, and the same all day', () => {
  const tokens = createTelemetryTokens('a secret');
  const token = tokens.issue(SET);
  expect(tokens.issue(SET)).toBe(token);
  expect(tokens.admits(token, SET)).toBe(true);
  vi.setSystemTime(Date.now() + DAY_MS);
  expect(tokens.issue(SET)).not.toBe(token);
  expect(tokens.admits(token, SET)).toBe(true);
  vi.setSystemTime(Date.now() + DAY_MS);
  expect(tokens.admits(token, SET)).toBe(false);
});

test('a token of tomorrow, of other releases or of another secret is refused', () => {
  const tokens = createTelemetryTokens('a secret');
  expect(tokens.admits(tokens.issue(`${SET}0`), SET)).toBe(false);
  expect(createTelemetryTokens('another').admits(tokens.issue(SET), SET)).toBe(false);
  const now = Date.now();
  vi.setSystemTime(now + DAY_MS);
  const early = tokens.issue(SET);
  vi.setSystemTime(now);
  expect(tokens.admits(early, SET)).toBe(false);
});

test.each(['', '.', 'é'.repeat(19), '20833.', `20833.${'0'.repeat(32)}`])(
  'the token %j is refused',
  (token) => {
    expect(createTelemetryTokens('a secret').admits(token, SET)).toBe(false);
  },
);
