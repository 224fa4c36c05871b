import type { Page, Request } from 'playwright/test';
import { openPage } from '../../support/open-page.ts';
import type { Site } from '../../support/site-process.ts';
import { tells } from '../../support/telemetry.ts';
import { expect, test } from '../../support/test.ts';
import { unusualSite } from '../../support/unusual-settings.ts';

test.use(unusualSite);

interface Line {
  readonly msg: string;
  readonly remote: string;
  readonly version: string;
  readonly page: string;
  readonly set: string;
  readonly metrics: Readonly<Record<string, number>>;
}

/** Since the site had printed `before`: other journeys visit it too. */
const reports = (site: Site, before: number): Line[] =>
  site
    .output()
    .slice(before)
    .split('\n')
    .filter((line) => line.includes('"msg":"web vitals"'))
    .map((line) => JSON.parse(line));

/** Until code that has arrived has run, and what it waits for is painted. */
const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

test('a visit tells once that its page came alive, and each page is reported with its release and its own metrics, once', async ({
  page,
  site,
}) => {
  const before = site.output().length;
  const alive: Request[] = [];
  page.on('request', (asked) => void (tells(asked, 'alive') && alive.push(asked)));
  const code = page.waitForResponse(/\/web-vitals\.\w+\.js/);
  await openPage(page, '/contact?name=Thandi');
  await (await code).finished();
  await twoFrames(page);
  await expect.poll(() => alive.length).toBe(1);
  expect(alive[0]?.postDataJSON()).toMatchObject({ remote: 'assessments', page: '/contact' });
  expect((await alive[0]?.response())?.status()).toBe(204);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await twoFrames(page);
  await page.goto('about:blank');
  await expect.poll(() => reports(site, before).length).toBe(2);
  const [first, second] = reports(site, before);
  expect(first).toMatchObject({ remote: 'assessments', page: '/contact' });
  expect(Object.keys(first?.metrics ?? {})).toEqual(expect.arrayContaining(['TTFB', 'LCP', 'CLS']));
  expect(first?.metrics).not.toHaveProperty('route');
  expect(second).toMatchObject({ remote: 'marketing', page: '/privacy' });
  expect(second?.metrics.route).toBeGreaterThan(0);
  for (const { remote, version, set } of [first, second] as Line[]) {
    expect(set.split(' ')).toContain(`${remote}@${version}`);
  }
  expect(alive).toHaveLength(1);
  expect(JSON.stringify(reports(site, before))).not.toContain('Thandi');
});
