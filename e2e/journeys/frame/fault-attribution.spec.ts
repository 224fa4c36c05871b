import { readFile } from 'node:fs/promises';
import { registryFile } from '@app/federation/release-paths';
import { readRegistry } from '@app/federation/releases';
import { tellMeasured } from '@app/testing/measured';
import { publishChanged } from '@app/testing/site/changed-release';
import type { Page, Request } from 'playwright/test';
import { restoreReleases, test } from '../../support/changed-site.ts';
import { livePages } from '../../support/live-pages.ts';
import { type SeededFault, seedRemote, seedShell } from '../../support/seeded-faults.ts';
import { tells } from '../../support/telemetry.ts';
import { expect } from '../../support/test.ts';

/** Each fault below is thrown on purpose. */
test.use({
  allowedProblems: { like: [/./] },
  // The worker of the incident page would answer for files that a test withholds.
  serviceWorkers: 'block',
});
test.describe.configure({ mode: 'serial' });

interface Told {
  readonly remote: string;
  readonly version: string;
  readonly kind: string;
}

const remotes = ['marketing', 'assessments', 'shop', 'proposal'];
const versions: Record<string, string> = Object.fromEntries(
  ['shell', ...remotes].map((part, at) => [part, `1.0.${at + 1}-${'abcde'[at]}${'0'.repeat(11)}`]),
);
const wrong: string[] = [];
let seeded = 0;

/** Pages also tell that they came alive. */
const tellsFault = (request: Request): boolean => tells(request, 'fault');

/** Opens a page in which something fails, and compares what the browser tells with what it should. */
async function expectTold(page: Page, part: string, kind: string, fail: () => Promise<unknown>) {
  seeded += 1;
  // Otherwise the limit of one address would refuse most of them.
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `196.${seeded >> 8}.${seeded & 255}.1` });
  const told: Told[] = [];
  const statuses: Promise<number | undefined>[] = [];
  const listen = (request: Request) => {
    if (!tellsFault(request)) return;
    told.push(request.postDataJSON());
    // A later report may still be on its way when its page is closed; the first is waited for.
    const status = request.response().then((response) => response?.status());
    statuses.push(status.catch(() => undefined));
  };
  page.on('request', listen);
  await fail();
  await expect
    .poll(() => told.length, { message: `${part} ${kind}`, timeout: 15_000 })
    .toBeGreaterThan(0);
  page.off('request', listen);
  const [first] = told;
  const right = { remote: part, version: versions[part], kind };
  const said = { remote: first?.remote, version: first?.version, kind: first?.kind };
  if (JSON.stringify(right) !== JSON.stringify(said)) {
    wrong.push(`${JSON.stringify(right)} but ${JSON.stringify(first)}`);
  }
  expect(await statuses[0]).toBe(204);
}

const seed = (page: Page, part: string, fault: SeededFault) =>
  page.addInitScript((name) => Object.assign(window, { seededFault: name }), `${part} ${fault}`);

/** A fresh page for each fault, so that none is left over. */
async function inNewPage(page: Page, work: (fresh: Page) => Promise<void>): Promise<void> {
  const fresh = await page.context().newPage();
  try {
    await work(fresh);
  } finally {
    await fresh.close();
  }
}

const kinds: readonly (readonly [SeededFault, string])[] = [
  ['module', 'module'],
  ['render', 'render'],
  ['effect', 'render'],
  ['script', 'script'],
  ['promise', 'promise'],
  ['text', 'promise'],
];

let before: string;
test.beforeAll(async ({ site, request }) => {
  test.setTimeout(60_000);
  before = await readFile(registryFile(site.releases), 'utf8');
  for (const [part, version] of Object.entries(versions)) {
    const browser = part === 'shell' ? seedShell : seedRemote(part);
    await publishChanged(site.releases, part, version, { browser });
  }
  const { parts } = await readRegistry(site.releases);
  expect(Object.keys(parts).sort()).toEqual(Object.keys(versions).sort());
  const live = async () => (await request.get(`${site.url}/remotes.json`)).text();
  for (const version of Object.values(versions)) {
    await expect.poll(live, { timeout: 20_000 }).toContain(version);
  }
});

const breakCode = (fresh: Page, part: string, files: string) =>
  fresh.route(`**/r/${part}/**/${files}`, (route) => route.abort());

/** Every kind of fault in a page of a remote. */
async function expectAllTold(page: Page, part: string, path: string): Promise<void> {
  for (const [fault, kind] of kinds) {
    await inNewPage(page, async (fresh) => {
      await seed(fresh, part, fault);
      await expectTold(fresh, part, kind, async () => {
        await fresh.goto(path);
        if (fault === 'script') await clickUntilTold(fresh);
      });
    });
  }
  await inNewPage(page, async (fresh) => {
    await breakCode(fresh, part, '__federation_expose_*.js');
    await expectTold(fresh, part, 'chunk', () => fresh.goto(path));
  });
  await inNewPage(page, async (fresh) => {
    await breakCode(fresh, part, '*.css');
    await expectTold(fresh, part, 'style', () => fresh.goto(path));
  });
  await inNewPage(page, async (fresh) => {
    await fresh.clock.install();
    await fresh.route(`**/r/${part}/**/__federation_expose_*.js`, () => {});
    await expectTold(fresh, part, 'timeout', async () => {
      await fresh.goto(path, { waitUntil: 'commit' });
      const told = fresh.waitForRequest(tellsFault);
      const timer = setInterval(() => void fresh.clock.runFor(500).catch(() => {}), 200);
      await told.finally(() => clearInterval(timer));
    });
  });
}

test('a fault of each part in a browser names it and its version', { tag: '@deep' }, async ({
  page,
  request,
}) => {
  await inNewPage(page, async (fresh) => {
    await seed(fresh, 'shell', 'render');
    await expectTold(fresh, 'shell', 'render', () => fresh.goto('/about'));
  });
  for (const part of remotes) {
    const [path = '/'] = await livePages(request, part);
    await inNewPage(page, async (fresh) => {
      await seed(fresh, part, 'render');
      await expectTold(fresh, part, 'render', () => fresh.goto(path));
    });
  }
});

for (const part of remotes) {
  test(`faults of ${part} in a browser name it and its version`, {
    tag: '@deep',
  }, async ({ page, request }) => {
    test.setTimeout(120_000);
    const [path = '/'] = await livePages(request, part);
    await expectAllTold(page, part, path);
  });

  test(`faults of another page of ${part} in a browser name it and its version`, {
    tag: '@deep',
  }, async ({ page, request }) => {
    test.setTimeout(120_000);
    const paths = await livePages(request, part);
    await expectAllTold(page, part, paths[3 % paths.length] ?? '/');
  });
}

test('faults of the shell in a browser name it and its version', { tag: '@deep' }, async ({
  page,
}) => {
  const faults: readonly (readonly [string, SeededFault, string])[] = [
    ['/about', 'render', 'render'],
    ['/about', 'script', 'script'],
    ['/about', 'promise', 'promise'],
    ['/admin/upload', 'module', 'render'],
    ['/admin/upload', 'promise', 'promise'],
  ];
  for (const [path, fault, kind] of faults) {
    await inNewPage(page, async (fresh) => {
      await seed(fresh, 'shell', fault);
      await expectTold(fresh, 'shell', kind, async () => {
        await fresh.goto(path);
        if (fault === 'script') await clickUntilTold(fresh);
      });
    });
  }
  await inNewPage(page, async (fresh) => {
    await fresh.route('**/r/shell/**/admin-upload.*.js', (route) => route.abort());
    await expectTold(fresh, 'shell', 'render', () => fresh.goto('/admin/upload'));
  });
  await inNewPage(page, async (fresh) => {
    await fresh.route('**/r/shell/**/main.*.css', (route) => route.abort());
    await expectTold(fresh, 'shell', 'style', () => fresh.goto('/about'));
  });
});

for (const [part, path] of [
  ['shop', '/consulting'],
  ['proposal', '/proposal'],
] as const) {
  test(`a fault of ${part} after Retry names the release that was loaded then`, {
    tag: '@deep',
  }, async ({ page, site, request }) => {
    await inNewPage(page, async (fresh) => {
      await seed(fresh, part, 'module');
      await expectTold(fresh, part, 'module', () => fresh.goto(path));
      const next = `2.0.0-${part === 'shop' ? 'f' : '9'}${'0'.repeat(11)}`;
      await publishChanged(site.releases, part, next, {});
      await expect
        .poll(async () => (await request.get('/remotes.json')).text(), { timeout: 20_000 })
        .toContain(next);
      versions[part] = next;
      await expectTold(fresh, part, 'script', async () => {
        const script = `${part} script`;
        await fresh.evaluate((name) => Object.assign(window, { seededFault: name }), script);
        await fresh.getByRole('button', { name: 'Retry' }).click();
        await clickUntilTold(fresh);
      });
    });
  });
}

test.afterAll(async ({ site }) => {
  await restoreReleases(site, before);
  await tellMeasured('faults told to their part', `${seeded} in browsers, ${wrong.length} wrong`);
  expect(wrong).toEqual([]);
});

/** The script that listens to clicks may not have run yet. */
async function clickUntilTold(page: Page): Promise<void> {
  const told = page.waitForRequest(tellsFault);
  const timer = setInterval(() => {
    void page.evaluate(() => document.body.click()).catch(() => {});
  }, 100);
  await told.finally(() => clearInterval(timer));
}
