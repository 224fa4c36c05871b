import { createServer } from 'node:http';
import { openInBrowser } from '@app/shell/server/release-control/health/open-in-browser';
import { chromium, expect, test } from 'playwright/test';

const version = '1.0.0-00000000000a';
const report = (of: string) =>
  JSON.stringify({
    type: 'fault',
    token: 'any',
    set: `shop@${of}`,
    remote: 'shop',
    version: of,
    kind: 'render',
    fault: 'TypeError',
    by: 'page',
    frames: [],
  });
const ALIVE =
  '<main><h1>Shop</h1></main><script>document.querySelector("h1").__react$1 = 1</script>';
const reports = (of: string) =>
  `${ALIVE}<script>navigator.sendBeacon('/api/telemetry', ${JSON.stringify(report(of))})</script>`;
const pages: Readonly<Record<string, string>> = {
  '/works': ALIVE,
  '/throws': reports(version),
  '/other-throws': reports('1.0.0-00000000000b'),
  '/dead': '<main><h1>Shop</h1></main>',
  '/empty': '<h1>Shop</h1><main></main><script>document.querySelector("h1").__react$1 = 1</script>',
};

test('a browser tells what a version would report, and which pages do not come alive or are empty', async () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.setHeader('Content-Type', 'text/html');
    response.end(pages[url] ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const opened = await openInBrowser({
    program: process.env.BROWSER_PATH ?? chromium.executablePath(),
    urls: Object.keys(pages).map((path) => `http://127.0.0.1:${port}${path}`),
    part: 'shop',
    version,
    patienceMs: 2000,
  });
  server.close();
  expect(opened).toEqual({
    ok: true,
    value: [
      '/throws in a browser: render TypeError',
      '/dead in a browser: it does not come alive',
      '/empty in a browser: it is empty',
    ],
  });
  // Its reports reach no server.
  expect(asked).not.toContain('/api/telemetry');
});

test('a browser that does not start is no fault of the version', async () => {
  const opened = await openInBrowser({
    program: '/nonexistent/chromium',
    urls: ['http://127.0.0.1:9/'],
    part: 'shop',
    version,
    patienceMs: 2000,
  });
  expect(opened).toMatchObject({ ok: false, failure: expect.stringContaining('/nonexistent') });
});
