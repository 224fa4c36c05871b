import { releaseSetId } from '@app/federation/release-set-id';
import { requestContext, type ServerEnv } from '@app/http-server/request-context';
import { Hono } from 'hono';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createHealth } from '../release-control/health/version-health.ts';
import { liveReleases } from '../testing/fake-release-sets.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { createFaultCounts } from './fault-counts.ts';
import { mountTelemetry } from './mount-telemetry.ts';
import { createTelemetryTokens } from './telemetry-tokens.ts';

const { shell, remotes } = liveReleases();
const set = releaseSetId([shell, ...remotes]);
const tokens = createTelemetryTokens('a secret');
const token = tokens.issue(set);
const version = remotes[0]?.version ?? '';

const fault = {
  type: 'fault',
  token,
  set,
  remote: 'shop',
  version,
  kind: 'script',
  fault: 'TypeError',
  by: 'script',
  page: '/consulting',
  frames: [`/r/shop/${version}/a.js:1:200`],
};
const vitals = {
  type: 'vitals',
  token,
  set,
  remote: 'shop',
  version,
  page: '/consulting',
  metrics: { LCP: 812.5, CLS: 0.01, INP: 40, TTFB: 12 },
};

function start() {
  const { log, lines } = recordedLog();
  const app = new Hono<ServerEnv>();
  app.use(requestContext({ log: recordedLog().log, trustedHops: 1 }));
  const faults = createFaultCounts(log);
  const earlier = new Set(['shop@0.9.0-0123456789ab']);
  const health = createHealth();
  mountTelemetry(app, {
    log,
    counts: health,
    liveReleases: () => liveReleases({ earlier }),
    tokens,
    faults,
  });
  const send = async (body: unknown, headers: Record<string, string> = {}) => {
    const response = await app.request('/api/telemetry', {
      method: 'POST',
      headers: { Host: 'localhost', 'Content-Type': 'text/plain;charset=UTF-8', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return response.status;
  };
  return { send, lines, faults, health };
}

afterEach(() => void vi.useRealTimers());

describe('a fault from a browser', () => {
  test('is counted for its part, version and kind, and logged', async () => {
    const { send, lines, faults } = start();
    expect(await send(fault)).toBe(204);
    const { remote, kind, frames, page } = fault;
    expect(faults.list()).toEqual([{ remote, version, kind, count: 1 }]);
    expect(lines).toMatchObject([
      { msg: 'remote failed in a browser', level: 50, remote, version, kind, frames, page },
    ]);
    expect(JSON.stringify(lines)).not.toContain(token);
  });

  test('of a release that was live before is counted', async () => {
    const { send, faults } = start();
    expect(await send({ ...fault, version: '0.9.0-0123456789ab' })).toBe(204);
    expect(faults.list()).toMatchObject([{ version: '0.9.0-0123456789ab' }]);
  });

  test('on a path that nobody serves is logged without the path', async () => {
    const { send, lines } = start();
    expect(await send({ ...fault, page: '/thandi-on-0821234567' })).toBe(204);
    expect(lines[0]).not.toHaveProperty('page');
  });

  test.each<[string, unknown]>([
    ['no JSON', '{'],
    ['no token', { ...fault, token: undefined }],
    ['a made-up token', { ...fault, token: `1.${'0'.repeat(32)}` }],
    ['the token of other releases', { ...fault, set: set.replace('shop', 'ship') }],
    ['a release that was never live', { ...fault, version: '9.9.9-0123456789ab' }],
    ['a part that is none', { ...fault, remote: 'nobody' }],
    ['an unknown kind', { ...fault, kind: 'other' }],
    ['a message', { ...fault, fault: 'x < "Thandi" <thandi@mail.example>' }],
    ['a place on another site', { ...fault, frames: ['https://evil.example/a.js:1:1'] }],
    ['a query in a place', { ...fault, frames: [`/r/shop/${version}/a.js?q=x:1:1`] }],
    ['too many places', { ...fault, frames: Array(9).fill(fault.frames[0]) }],
    ['a query in its page', { ...fault, page: '/consulting?q=x' }],
    ['too much', { ...fault, extra: 'x'.repeat(4096) }],
  ])('with %s is refused and not counted', async (_, body) => {
    const { send, faults, lines } = start();
    expect(await send(body)).toBe(400);
    expect(faults.list()).toEqual([]);
    expect(lines).toEqual([]);
  });

  test.each<[string, Record<string, string>, number]>([
    ['our own page', { Origin: 'http://localhost', 'Sec-Fetch-Site': 'same-origin' }, 204],
    ['our page without referrers', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 204],
    ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }, 400],
    ['a hidden origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 400],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 400],
  ])('from %s is answered with %j: %i', async (_, headers, status) => {
    const { send, faults } = start();
    expect(await send(fault, headers)).toBe(status);
    expect(faults.list()).toHaveLength(status === 204 ? 1 : 0);
  });

  test('is counted ten times a minute for one client, and then for others', async () => {
    const { send, faults } = start();
    const from = (address: string) => send(fault, { 'X-Forwarded-For': address });
    for (let count = 0; count < 30; count++) expect(await from(`2001:db8:0:${count}::1`)).toBe(204);
    expect(faults.list()).toMatchObject([{ count: 10 }]);
    await from('196.1.2.3');
    expect(faults.list()).toMatchObject([{ count: 11 }]);
  });

  test('from many addresses is counted each time and logged two hundred times', async () => {
    // One minute, however long it takes.
    vi.useFakeTimers({ toFake: ['Date'] });
    const { send, faults, lines } = start();
    for (let count = 0; count < 250; count++) {
      await send(fault, { 'X-Forwarded-For': `10.${count}.2.3` });
    }
    expect(faults.list()).toMatchObject([{ count: 250 }]);
    expect(lines).toHaveLength(200);
  });

  test.each([
    ['one /48', 30, (count: number) => `2001:db8:1:${count.toString(16)}::1`],
    ['one /24', 30, (count: number) => `196.1.2.${count % 256}`],
    ['one /32', 80, (count: number) => `2001:db8:${count.toString(16)}::1`],
    ['one /16', 80, (count: number) => `196.1.${count % 256}.9`],
  ])('of a visitor is counted and logged after 600 of %s', async (_, logged, from) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { send, lines, health } = start();
    for (let count = 0; count < 600; count++) {
      await send(fault, { 'X-Forwarded-For': from(count) });
    }
    expect(lines).toHaveLength(logged);
    const visitors = () => health.evidence({ part: 'shop', version }).visitors.failed;
    const before = visitors();
    for (const address of ['2001:db9::1', '197.1.2.3']) {
      await send(fault, { 'X-Forwarded-For': address });
    }
    expect(visitors()).toBe(before + 2);
    expect(lines).toHaveLength(logged + 2);
  });
});

describe('web vitals from a browser', () => {
  test('are logged with page, release and release set, and are no fault', async () => {
    const { send, lines, faults } = start();
    expect(await send(vitals)).toBe(204);
    const { page, metrics } = vitals;
    expect(lines).toMatchObject([
      { msg: 'web vitals', level: 30, remote: 'shop', version, page, metrics, set },
    ]);
    expect(faults.list()).toEqual([]);
  });

  test.each<[string, unknown]>([
    ['no metric', { ...vitals, metrics: {} }],
    ['a metric that is none', { ...vitals, metrics: { LCP: 1, name: 2 } }],
    ['a metric below zero', { ...vitals, metrics: { LCP: -1 } }],
    ['a text for a metric', { ...vitals, metrics: { LCP: 'Thandi' } }],
    ['no token', { ...vitals, token: '' }],
  ])('with %s are refused', async (_, body) => {
    const { send, lines } = start();
    expect(await send(body)).toBe(400);
    expect(lines).toEqual([]);
  });
});
