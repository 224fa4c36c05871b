import { requestContext, type ServerEnv } from '@app/http-server/request-context';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { liveReleases } from '../testing/fake-release-sets.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { mountRemoteFailureReports } from './remote-failure-reports.ts';

const [shop] = liveReleases().remotes;
const report = { remote: 'shop', version: shop?.version, fault: 'render: TypeError' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

function start() {
  const { log, lines } = recordedLog();
  const app = new Hono<ServerEnv>();
  app.use(requestContext({ log: recordedLog().log, trustedHops: 1 }));
  const earlier = new Set(['shop@0.9.0-0123456789ab']);
  mountRemoteFailureReports(app, { log, liveReleases: () => liveReleases({ earlier }) });
  const send = async (body: string | ReadableStream, headers: Record<string, string> = {}) => {
    const response = await app.request('/faults', {
      method: 'POST',
      headers: { Host: 'localhost', ...JSON_TYPE, ...headers },
      body,
      duplex: 'half',
    } as never);
    return response.status;
  };
  const sendFrom = (address: string) =>
    send(JSON.stringify(report), { 'X-Forwarded-For': address });
  return { lines, send, sendFrom };
}

afterEach(() => vi.useRealTimers());

describe('reports of remotes that failed', () => {
  test('are logged', async () => {
    const { lines, send } = start();
    expect(await send(JSON.stringify(report))).toBe(204);
    expect(lines).toMatchObject([{ msg: 'remote failed in a browser', level: 50, ...report }]);
    expect(lines[0]?.id).toMatch(/^[\w-]{36}$/);
  });

  test('are logged with the known fields only', async () => {
    const { lines, send } = start();
    await send(JSON.stringify({ ...report, extra: 'x'.repeat(100) }));
    expect(lines[0]).not.toHaveProperty('extra');
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{"remote":'],
    ['no object', '[]'],
    ['no version', JSON.stringify({ ...report, version: undefined })],
    ['a name that is none', JSON.stringify({ ...report, remote: '../shop' })],
    ['a new line', JSON.stringify({ ...report, fault: 'a\n{"level":60}' })],
    ['markup', JSON.stringify({ ...report, fault: '<script>' })],
    ['a long text', JSON.stringify({ ...report, fault: 'x'.repeat(101) })],
    ['too much', JSON.stringify({ ...report, extra: 'x'.repeat(1024) })],
  ])('are refused with %s', async (_, body) => {
    const { lines, send } = start();
    expect(await send(body)).toBe(400);
    expect(lines).toEqual([]);
  });

  test('are not read beyond the size limit', async () => {
    const { send } = start();
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 512;
        controller.enqueue(new Uint8Array(512));
      },
    });
    expect(await send(endless)).toBe(400);
    expect(sent).toBeLessThan(8192);
  });

  test.each([
    ['by fetch', { Origin: 'http://localhost' }, 204],
    ['by a beacon of an older release', { 'Content-Type': 'text/plain;charset=UTF-8' }, 204],
    ['by a beacon of a page without a referrer', beacon('null', 'same-origin'), 204],
    ['from another site', { Origin: 'https://evil.example' }, 400],
    ['by a beacon of another site', beacon('https://evil.example', 'cross-site'), 400],
    ['by a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 400],
  ])('%s are answered as they should be', async (_, headers, status) => {
    const { lines, send } = start();
    expect(await send(JSON.stringify(report), headers as Record<string, string>)).toBe(status);
    expect(lines).toHaveLength(status === 204 ? 1 : 0);
  });

  test.each([
    ['shop', '0.9.0-0123456789ab', 204],
    ['shell', liveReleases().shell.version, 204],
    ['shell', 'unknown', 204],
    ['shop', '9.9.9-0123456789ab', 400],
    ['shop', 'unknown', 400],
    ['nobody', shop?.version, 400],
  ])('of %s %s are answered with %i', async (remote, version, status) => {
    const { send } = start();
    expect(await send(JSON.stringify({ ...report, remote, version }))).toBe(status);
  });
});

describe('many reports in one minute', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  const failures = (lines: readonly { msg: string }[]) =>
    lines.filter(({ msg }) => msg === 'remote failed in a browser');
  const LEFT_OUT = 'reports of browsers left out in the last minute';

  test('from one client are logged ten times, and those of others still are', async () => {
    const { lines, sendFrom } = start();
    for (let count = 0; count < 70; count++) {
      expect(await sendFrom(`2001:db8:1:2${String(count).padStart(2, '0')}::1`)).toBe(204);
    }
    expect(failures(lines)).toHaveLength(10);
    await sendFrom('2001:db8:1:300::1');
    expect(failures(lines)).toHaveLength(11);
  });

  test.each([
    ['network', 30, (count: number) => `2001:db8:1:${count.toString(16)}00::1`],
    ['carrier', 80, (count: number) => `2001:db8:${count.toString(16)}::1`],
    ['IPv4 network', 30, (count: number) => `196.1.2.${count}`],
    ['IPv4 carrier', 80, (count: number) => `196.1.${count}.9`],
  ])('from one %s are logged %i times, and those of others still are', async (_, most, from) => {
    const { lines, sendFrom } = start();
    for (let count = 0; count < 200; count++) await sendFrom(from(count));
    expect(failures(lines)).toHaveLength(most);
    for (const other of ['2001:db9::1', '196.2.2.3']) await sendFrom(other);
    expect(failures(lines)).toHaveLength(most + 2);
  });

  test('are logged two hundred times, and what was left out in one line', async () => {
    const { lines, sendFrom } = start();
    for (let count = 0; count < 210; count++) await sendFrom(`10.${count}.2.3`);
    expect(failures(lines)).toHaveLength(200);
    vi.advanceTimersByTime(60_000);
    const summaries = lines.filter(({ msg }) => msg === LEFT_OUT);
    const limits = ['reports-of-failed-remotes-in-total'];
    expect(summaries).toMatchObject([{ overLimit: 10, refused: 0, limits }]);
    await sendFrom('10.1.2.3');
    expect(failures(lines)).toHaveLength(201);
  });

  test('that are junk leave room for those that are not', async () => {
    const { lines, send, sendFrom } = start();
    for (let count = 0; count < 100; count++) await send('junk');
    await sendFrom('196.1.2.3');
    expect(failures(lines)).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(lines.at(-1)).toMatchObject({ msg: LEFT_OUT, overLimit: 0, refused: 100 });
  });
});

function beacon(origin: string, site: string) {
  return { 'Content-Type': 'text/plain;charset=UTF-8', Origin: origin, 'Sec-Fetch-Site': site };
}
