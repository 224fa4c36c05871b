import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveHttp } from '@app/http-server/serve-http';
import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { render } from '../../src/bootstrap/render.tsx';
import { startPageServer } from '../page-server.ts';
import { pageServerOptions } from '../testing/a-page-server.ts';
import { fakeReleaseSets } from '../testing/fake-release-sets.ts';
import { recordedLog } from '../testing/recorded-log.ts';

const head = () => ({ title: 'Prices', description: 'All prices.', keywords: [] });
const page = { path: '/consulting', Component: () => null, head };

/** A page server over a socket, which renders with the real shell. */
async function start() {
  const { log, lines } = recordedLog();
  const releaseSets = fakeReleaseSets();
  releaseSets.render = (asked) => render(asked, async () => ({ kit: '^1.0.0', routes: [page] }));
  const { app } = startPageServer({
    ...pageServerOptions,
    releaseSets,
    log,
  });
  const server = await serveHttp({ fetch: app.fetch as never, host: '127.0.0.1', port: 0 });
  if (!server.ok) throw new Error(server.failure.message);
  onTestFinished(() => server.value.stop());
  return { port: server.value.port, lines };
}

async function get(port: number, path: string): Promise<IncomingMessage> {
  const call = request({ host: '127.0.0.1', port, path });
  call.end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
}

const hex = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`;
const piece = fc.oneof(
  fc.constantFrom('/', '//', '/\\', '..', '..%2f', '%2e%2e/', 'consulting', '//evil.example', '@'),
  fc.constantFrom('%0a', '%0d%0a', '%E2%80%A8', '%E2%80%A9', '%ff', '%', '%E0%A4%A', '%u0041', ';'),
  fc.constantFrom('?', '?q=%0d%0aSet-Cookie:a=b', '?order=%ff', '&', '*', ':', '%25', '[', '^'),
  fc.integer({ min: 0, max: 255 }).map(hex),
  fc.stringMatching(/^[\w.~-]{1,9}$/),
  fc.integer({ min: 1000, max: 4000 }).map((length) => 'x'.repeat(length)),
);
const anyPath = fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join('')}`);

// Slow: a hundred paths are asked for from a server that listens.
test('every path is answered with 200, 308, 400 or 404, and its headers hold no line break', async () => {
  const { port, lines } = await start();
  const answersWell = async (path: string) => {
    const { statusCode, rawHeaders } = await get(port, path);
    expect([200, 308, 400, 404]).toContain(statusCode);
    expect(rawHeaders.filter((text) => /[\r\n]/.test(text))).toEqual([]);
    expect(rawHeaders.map((name) => name.toLowerCase())).not.toContain('set-cookie');
  };
  await fc.assert(fc.asyncProperty(anyPath, answersWell), {
    numRuns: runs(100),
    examples: ['/%0a', '/x%0d', '/%E2%80%A8', '/%ff', '//host', '/..%2f'].map((path) => [path]),
  });
  expect(lines.filter(({ level }) => Number(level) > 30)).toEqual([]);
});

test.each(['/', '/consulting', '/remotes.json'])(
  'TRACE %s is refused, and repeats nothing',
  async (path) => {
    const { port } = await start();
    const headers = { Cookie: 'admin-device=secret' };
    const call = request({ host: '127.0.0.1', port, path, method: 'TRACE', headers });
    call.end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(405);
    expect(answer.rawHeaders.join() + (await text(answer))).not.toContain('secret');
  },
);
