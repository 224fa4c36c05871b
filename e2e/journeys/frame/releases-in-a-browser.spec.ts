import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openInBrowser } from '@app/shell/server/release-control/health/open-in-browser';
import { chromium, expect, test } from 'playwright/test';

const version = '1.0.0-00000000000a';
const shop = { part: 'shop', version };
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
const sendsReport = (of: string) =>
  `navigator.sendBeacon("/api/telemetry", ${JSON.stringify(report(of))})`;
const HYDRATED =
  '<script>(document.querySelector("main *") ?? document.querySelector("main")).__reactFiber$1 = 1</script>';
/** What the page of a part shows, and what its code does. */
const page = (content: string, code = '') =>
  `<div id="root"><main><h1>Shop</h1>${content}</main></div>${HYDRATED}<script>${code}</script>`;
const opens = (code: string) =>
  page(`<button aria-expanded="false" onclick='${code}'>Filters</button>`);

/** A link that the router follows, which shows another page when its code is there. */
const leadsTo = (to: string, code: string) =>
  page(
    `<a href="${to}">Next</a>`,
    `document.querySelector("a").onclick = (event) => {
      event.preventDefault();
      setTimeout(() => { history.pushState(null, "", "${to}"); ${code} }, 300);
    }`,
  );

const pages: Readonly<Record<string, string>> = {
  '/works': page(
    `<details><summary>More</summary>Text</details><a href="/works">Here</a>
    <button onclick='${sendsReport(version)}'>Buy</button>`,
    sendsReport('1.0.0-00000000000b'),
  ),
  '/throws': page('', sendsReport(version)),
  '/empty': `<h1>Shop</h1><div id="root"><main> </main></div>${HYDRATED}`,
  '/swallows': page(
    '',
    'document.addEventListener("click", (event) => event.stopPropagation(), true)',
  ),
  '/throws-at-a-click': opens(
    `fetch("/api/orders", { method: "POST" }).catch(() => {}); ${sendsReport(version)}`,
  ),
  '/covered': page(
    `<div style="position: relative"><button aria-expanded="false">Filters</button>
    <div style="position: absolute; inset: 0"></div></div>`,
  ),
  '/empties': opens('document.querySelector("main").replaceChildren()'),
  '/leads-to-a-fault': leadsTo('/prices', sendsReport(version)),
  '/leads-to-nothing': leadsTo('/terms', 'document.querySelector("main").replaceChildren()'),
  '/shows-more': page(
    `<button type="button" onclick='${sendsReport(version)}'>Show more</button>
    <form><button type="button" onclick='document.querySelector("main").replaceChildren()'>Clear</button></form>`,
  ),
};
const dead: Readonly<Record<string, string>> = {
  '/dead': '<div id="root"><main><h1>Shop</h1></main></div>',
  '/freezes': page('', 'setTimeout(() => { for (;;); }, 500)'),
  '/never-rests': page(
    '',
    'const { port1, port2 } = new MessageChannel(); port1.onmessage = () => port2.postMessage(0); port2.postMessage(0)',
  ),
};

const PROGRAM = process.env.BROWSER_PATH ?? chromium.executablePath();

/** What a browser says of these pages, and what it asked of the site. */
async function opened(
  paths: readonly string[],
  more: { readonly clickMs?: number; readonly program?: string } = {},
  onAsked: (url: string) => unknown = () => {},
) {
  const asked: string[] = [];
  const server = createServer(async ({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    await onAsked(url);
    response.setHeader('Content-Type', 'text/html');
    response.end(pages[url] ?? dead[url] ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const found = await openInBrowser({
    program: PROGRAM,
    urls: paths.map((path) => `http://127.0.0.1:${port}${path}`),
    of: [{ part: 'marketing', version }, shop],
    patienceMs: 2000,
    ...more,
  });
  server.closeAllConnections();
  server.close();
  return { found, asked };
}

// Slow: a browser opens each of these pages, and waits for some until its deadline.
test('a browser tells what versions would report, also at a click, which pages are empty, and which take no clicks', async () => {
  test.slow();
  const { found, asked } = await opened(Object.keys(pages));
  expect(found.ok && found.value).toEqual({
    notClickedThrough: [],
    faults: [
      { page: '/throws', fault: 'render TypeError' },
      { page: '/empty', fault: 'it is empty' },
      { page: '/swallows', fault: 'it swallows clicks' },
      { page: '/throws-at-a-click', fault: 'render TypeError' },
      { page: '/covered', fault: '"Filters" takes no click' },
      { page: '/empties', fault: '"Filters" empties it' },
      { page: '/leads-to-a-fault', fault: 'render TypeError' },
      { page: '/leads-to-nothing', fault: '"Next" leads to an empty page' },
      { page: '/shows-more', fault: 'render TypeError' },
    ],
  });
  // Its reports and orders reach no server.
  expect(asked.filter((one) => !one.startsWith('GET'))).toEqual([]);
});

for (const [path, fault, tag] of [
  ['/dead', 'it does not come alive', []],
  ['/freezes', 'it never comes to rest', ['@deep']],
  ['/never-rests', 'it never comes to rest', ['@deep']],
] as const) {
  test(`a browser tells that ${path} does not work, and opens the next page`, {
    tag: [...tag],
  }, async () => {
    const { found } = await opened([path, '/throws']);
    expect(found.ok && found.value.faults).toEqual([
      { page: path, fault },
      { page: '/throws', fault: 'render TypeError' },
    ]);
  });
}

test('a browser tells on which pages time was up before all was clicked', async () => {
  const { found } = await opened(['/covered', '/throws'], { clickMs: 0 });
  expect(found.ok && found.value.notClickedThrough).toEqual(['/covered']);
});

test('a browser that ends at a page is a fault of that page', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ending-browser-'));
  // The browser runs as another user.
  await chmod(folder, 0o777);
  const program = path.join(folder, 'browser');
  const pid = path.join(folder, 'pid');
  await writeFile(program, `#!/bin/sh\necho $$ > ${pid}\nexec ${PROGRAM} "$@"\n`, { mode: 0o755 });
  const { found } = await opened(['/throws', '/ends', '/empty'], { program }, async (url) => {
    // With all its processes.
    if (url === '/ends') process.kill(-Number(await readFile(pid, 'utf8')), 'SIGKILL');
  });
  expect(found.ok && found.value.faults).toEqual([
    { page: '/throws', fault: 'render TypeError' },
    { page: '/ends', fault: 'the browser ends' },
  ]);
  await rm(folder, { recursive: true });
});

test('a browser that does not start is no fault of the version', async () => {
  const found = await openInBrowser({
    program: '/nonexistent/chromium',
    urls: ['http://127.0.0.1:9/'],
    of: [shop],
    patienceMs: 2000,
  });
  expect(found).toMatchObject({ ok: false, failure: expect.stringContaining('/nonexistent') });
});
