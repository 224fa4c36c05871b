import { releaseSetId } from '@app/federation/release-set-id';
import { readRegistry } from '@app/federation/releases';
import { tellMeasured } from '@app/testing/measured';
import { withPageFault } from '@app/testing/site/page-fault';
import { type APIRequestContext, chromium, type Page } from 'playwright/test';
import { newVersion, test } from '../../support/changed-site.ts';
import { openRendered } from '../../support/open-page.ts';
import { PAGE_EXPORTS } from '../../support/page-code.ts';
import { buy, cartLine, turret } from '../../support/price-list-visit.ts';
import { publishShell, publishShop } from '../../support/shop-release.ts';
import type { Site } from '../../support/site-process.ts';
import { tells } from '../../support/telemetry.ts';
import { expect } from '../../support/test.ts';

// Slow: a browser of the site opens the pages of two versions.

test.describe.configure({ timeout: 240_000 });
test.use({
  server: 'judged',
  settings: {
    TRUST_PROXY: '1',
    AUTO_ROLLBACK: 'on',
    LOG_LEVEL: 'info',
    BROWSER_PATH: process.env.BROWSER_PATH ?? chromium.executablePath(),
  },
  allowedProblems: { like: [/broken on purpose/, /React error #/, /console error: Remote shop /] },
});

const throwsInAnEffect = (code: string) =>
  code.replace(
    PAGE_EXPORTS,
    `$1Component:()=>(props)=>(__FEDERATION__.__INSTANCES__[0].loadShareSync("react")().useEffect(()=>{throw new TypeError("broken on purpose")}),$2(props)),$3`,
  );

/** Puts a component around the page, with React as `R` and the page as `Page`. */
const around = (component: string) => (code: string) =>
  code.replace(
    PAGE_EXPORTS,
    `$1Component:()=>(Around??=around($2)),$3var Around;function around(Page){const R=__FEDERATION__.__INSTANCES__[0].loadShareSync("react")();return (props)=>{${component}}}`,
  );
const shown = 'return R.createElement(Page,props)';

/** Faults that no code throws, and what the site sees of each. */
const silent: readonly (readonly [string, string, RegExp])[] = [
  [
    'shows nothing once it is alive',
    `const [gone,go]=R.useState(false);R.useEffect(()=>go(true),[]);if(gone)return null;${shown}`,
    /in a browser: (it is empty|empty unknown)/,
  ],
  [
    'differs from what the server rendered',
    'return R.createElement("div",null,"new",R.createElement(Page,props))',
    /in a browser: hydration Error/,
  ],
  [
    'freezes its tab',
    `R.useEffect(()=>void setTimeout(()=>{for(;;);},500),[]);${shown}`,
    /in a browser: it never comes to rest/,
  ],
  [
    'has an effect that never ends',
    `const [at,go]=R.useState(0);R.useEffect(()=>go(at+1),[at]);${shown}`,
    /in a browser: it never comes to rest/,
  ],
  [
    'swallows clicks',
    `R.useEffect(()=>window.addEventListener("click",(e)=>e.stopImmediatePropagation(),true),[]);${shown}`,
    /in a browser: it swallows clicks/,
  ],
];

const panel = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page is not available right now' });

/** A busy machine needs two minutes to open the pages of two versions twice. */
async function isLive(request: APIRequestContext, version: string): Promise<void> {
  await expect
    .poll(async () => (await request.get('/remotes.json')).text(), { timeout: 180_000 })
    .toContain(version);
}

/** Waits for a rollback, and prints how long it took. */
async function goesBack(request: APIRequestContext, to: string): Promise<void> {
  const start = performance.now();
  await isLive(request, to);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  await tellMeasured(test.info().title, `after ${seconds} s`);
}

async function lastChange(site: Site) {
  return (await readRegistry(site.releases)).parts.shop?.changes?.at(-1);
}

/** A version that met no faults in the journeys before, on which the next is measured. */
async function releaseGood(request: APIRequestContext, site: Site): Promise<string> {
  const good = newVersion();
  await publishShop(site.releases, good, { browser: (code) => `${code}\n` });
  await isLive(request, good);
  return good;
}

test('a shop that throws in browsers is taken back when the first reports it, and Retry shows the one before', {
  tag: '@deep',
}, async ({ page, request, site }) => {
  const good = await releaseGood(request, site);
  await buy(page, turret);
  const broken = newVersion();
  await publishShop(site.releases, broken, { browser: throwsInAnEffect });
  await isLive(request, broken);
  await openRendered(page, '/consulting');
  await expect(panel(page)).toBeVisible({ timeout: 10_000 });

  await goesBack(request, good);
  expect(await lastChange(site)).toMatchObject({
    what: 'automatic',
    who: 'automatic rollback',
    from: broken,
    to: good,
    why: `shop ${broken}: /consulting in a browser: render TypeError`,
  });
  await expect.poll(site.output).toContain('a version failed, and the one before is live again');

  await panel(page).getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await expect(cartLine(page, turret.name)).toBeVisible();
});

test('a shop that throws on the server is taken back after its first page', {
  tag: '@deep',
}, async ({ request, site }) => {
  const good = await releaseGood(request, site);
  const broken = newVersion();
  const fault = "throw new Error('broken on purpose');";
  await publishShop(site.releases, broken, { server: withPageFault(fault) });
  await isLive(request, broken);
  expect((await request.get('/consulting')).status()).toBe(200);
  await goesBack(request, good);
  expect(await lastChange(site)).toMatchObject({
    what: 'automatic',
    from: broken,
    to: good,
    why: `shop ${broken}: /consulting: Error: broken on purpose`,
  });
  await expect
    // A render that is late on a busy machine leaves the page to browsers for ten seconds.
    .poll(async () => (await request.get('/consulting')).text(), { timeout: 45_000 })
    .toContain('"rendered":true');
});

for (const [what, component, why] of silent) {
  test(`a shop that ${what} is taken back`, { tag: '@deep' }, async ({ page, request, site }) => {
    const good = await releaseGood(request, site);
    const broken = newVersion();
    await publishShop(site.releases, broken, { browser: around(component) });
    await isLive(request, broken);
    const alive: string[] = [];
    page.on('request', (asked) => void (tells(asked, 'alive') && alive.push(asked.url())));
    // What such visitors see tells of itself, or is not told of at all.
    for (const network of [1, 2, 3]) {
      const headers = { 'Sec-Fetch-Dest': 'document', 'X-Forwarded-For': `196.7.${network}.1` };
      expect((await request.get('/consulting', { headers })).status()).toBe(200);
    }
    await openRendered(page, '/consulting');
    await goesBack(request, good);
    if (!/hydration/.test(why.source)) expect(alive).toEqual([]);
    expect(await lastChange(site)).toMatchObject({
      what: 'automatic',
      from: broken,
      why: expect.stringMatching(why),
    });
  });
}

for (const [part, publishPart] of [
  ['shop', publishShop],
  ['shell', publishShell],
] as const) {
  test(`made-up reports have the site open a ${part} that works, and it stays`, {
    tag: '@deep',
  }, async ({ request, site }) => {
    const fresh = newVersion();
    await publishPart(site.releases, fresh, { browser: (code) => `${code}\n` });
    await isLive(request, fresh);
    const html = await (await request.get('/consulting')).text();
    const { parts } = await readRegistry(site.releases);
    const live = Object.entries(parts).map(([name, { active: version }]) => ({ name, version }));
    const report = {
      type: 'fault',
      token: /"token":"([^"]+)"/.exec(html)?.[1],
      set: releaseSetId(live),
      remote: part,
      version: fresh,
      page: '/consulting',
      kind: 'render',
      fault: 'TypeError',
      by: 'page',
      frames: [],
    };
    for (let network = 1; network <= 20; network++) {
      const headers = { 'X-Forwarded-For': `196.8.${network}.1`, Origin: site.url };
      const sent = await request.post('/api/telemetry', { headers, data: report });
      expect(sent.status()).toBe(204);
    }
    const lines = () =>
      site
        .output()
        .split('\n')
        .filter((line) => line.includes(fresh) || line.includes('not opened in a browser'));
    await expect
      .poll(() => lines().join('\n'), { timeout: 180_000 })
      // What it says depends on what visitors met of the versions before, in the journeys above.
      .toMatch(/nothing fails that did not before|that the site does not see itself/);
    expect(lines().join('\n')).not.toContain('not opened in a browser');
    await isLive(request, fresh);
  });
}
