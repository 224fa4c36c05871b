import { readSavedPlan, savePlan } from '@app/contracts/saved-plan';
import type { SiteOutline } from '@app/contracts/site-outline';
import type { Browser } from 'playwright';
import * as v from 'valibot';
import { examplePlan } from '../e2e/support/plan-visit.ts';
import { estateOutline } from './estate-outline.ts';
import { dragACorner } from './plan-page/drag-corner.ts';
import { table } from './table.ts';
import { visitSite } from './visited-site.ts';

/*
 * `npm run bench:drag`: prints how soon a dragged corner of the boundary is painted in the editor of the site, with
 * a CPU four times slower, for a home and for an estate of twelve buildings, by mouse at 1440 px and by finger at
 * 390 px. The aim is 33 ms at p50 and 66 ms at p95. Nothing fails when a figure is high: it depends on the machine.
 */
const CPU_SLOWDOWN = 4;
const sites = [
  { site: 'home', example: 'home-with-dogs', outline: undefined },
  { site: 'estate', example: 'industrial-site-with-fuel', outline: estateOutline },
];
const pointers = [
  { by: 'mouse', width: 1440, height: 1000 },
  { by: 'finger', width: 390, height: 800 },
] as const;

await visitSite(async (browser, url) => {
  const rows = [];
  for (const site of sites) {
    for (const pointer of pointers) rows.push(await rowOf(browser, url, site, pointer));
  }
  console.log('A dragged corner, milliseconds to the next paint\n');
  console.log(table(rows));
});

async function rowOf(
  browser: Browser,
  baseURL: string,
  { site, example, outline }: { site: string; example: string; outline: SiteOutline | undefined },
  { by, width, height }: (typeof pointers)[number],
) {
  const isTouch = by === 'finger';
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    hasTouch: isTouch,
    isMobile: isTouch,
  });
  try {
    const page = await context.newPage();
    const made = await context.request.post(savePlan.path, {
      data: { ...examplePlan(example), outline },
    });
    const { path, token } = v.parse(savePlan.response, await made.json());
    await page.goto(`${path}&view=site`);
    await page.getByRole('button', { name: 'Got it' }).click();
    const saved = await context.request.get(readSavedPlan.path.replace(':token', token));
    const { plan } = v.parse(readSavedPlan.response, await saved.json());
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const { p50, p95, moves } = await dragACorner(page, by);
    return {
      site,
      by,
      devices: String(plan.layout.devices.length),
      p50: p50.toFixed(0),
      p95: p95.toFixed(0),
      moves: String(moves),
    };
  } finally {
    await context.close();
  }
}
