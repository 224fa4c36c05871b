import { requestContext, type ServerEnv } from '@app/http-server/request-context';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordedLog } from '../testing/recorded-log.ts';
import { mountRemoteFailureReports } from './remote-failure-reports.ts';

const report = { remote: 'shop', version: '1.0.0-0123456789ab', fault: 'render: TypeError' };

function start() {
  const { log, lines } = recordedLog();
  const app = new Hono<ServerEnv>();
  app.use(requestContext({ log: recordedLog().log, trustedHops: 0 }));
  mountRemoteFailureReports(app, log);
  const send = async (body: string | ReadableStream) => {
    const response = await app.request('/faults', {
      method: 'POST',
      body,
      duplex: 'half',
    } as never);
    return response.status;
  };
  return { lines, send };
}

afterEach(() => vi.useRealTimers());

describe('reports of remotes that failed', () => {
  it('are logged', async () => {
    const { lines, send } = start();
    expect(await send(JSON.stringify(report))).toBe(204);
    expect(lines).toMatchObject([{ msg: 'remote failed in a browser', level: 50, ...report }]);
    expect(lines[0]?.id).toMatch(/^[\w-]{36}$/);
  });

  it('are logged with the known fields only', async () => {
    const { lines, send } = start();
    await send(JSON.stringify({ ...report, extra: 'x'.repeat(100) }));
    expect(lines[0]).not.toHaveProperty('extra');
  });

  it.each([
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

  it('are not read beyond the size limit', async () => {
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

  it('are logged at most sixty times a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 60_000 });
    const { lines, send } = start();
    for (let count = 0; count < 70; count++) {
      expect(await send(JSON.stringify(report))).toBe(204);
    }
    expect(lines).toHaveLength(60);
    vi.setSystemTime(120_000);
    await send(JSON.stringify(report));
    expect(lines).toHaveLength(61);
  });
});
