import type { Browser } from 'playwright';
import {
  answerAllPages,
  choosePlanType,
  examplePlan,
  submitAnswers,
} from '../e2e/support/plan-visit.ts';
import { dragACamera } from './plan-page/drag.ts';
import { changeAnAnswer } from './plan-page/what-if.ts';
import { table } from './table.ts';
import { visitSite } from './visited-site.ts';

/*
 * `npm run bench:plan-page`: on the plan of a home and of a warehouse, with the machine's CPU and with
 * a slowed down one, prints how soon a changed answer is on screen after the API has answered, and how
 * soon the drawing follows a dragged camera. Nothing fails when a figure is high: it depends on the
 * machine.
 */
const CPU_SLOWDOWNS = [1, 4];

await visitSite(async (browser, url) => {
  const rows = [];
  for (const name of ['home-with-dogs', 'warehouse-with-docks']) {
    for (const slowdown of CPU_SLOWDOWNS) rows.push(await rowOf(browser, url, name, slowdown));
  }
  console.log('Plan page, milliseconds\n');
  console.log(table(rows));
});

async function rowOf(browser: Browser, baseURL: string, name: string, slowdown: number) {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 1200 } });
  try {
    const page = await context.newPage();
    const request = examplePlan(name);
    await choosePlanType(page, request.establishmentType);
    await answerAllPages(page, request);
    await submitAnswers(page).click();
    await page.locator('svg [data-kind="device"]').first().waitFor();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const whatIf = await changeAnAnswer(page);
    const drag = await dragACamera(page);
    return {
      plan: name,
      'slower CPU': `${slowdown} x`,
      'what-if on screen': whatIf.toFixed(0),
      'drag p50': drag.p50.toFixed(0),
      'drag p95': drag.p95.toFixed(0),
      moves: String(drag.moves),
    };
  } finally {
    await context.close();
  }
}
