import { chromiumOptions } from '@app/testing/chromium';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comesAlive, hasFailed, isEmpty, takesClicks } from './page-signs.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions);
});
afterAll(() => browser.close());

const hydrate = () =>
  Object.assign(document.querySelector('main > *') ?? {}, { __reactFiber$x: {} });
const signs = { comesAlive: true, hasFailed: false, isEmpty: false, takesClicks: true };

test.each([
  ['works', '<h2>Prices</h2>', signs],
  ['was never hydrated', '<h1>Prices</h1>', { ...signs, comesAlive: false }],
  ['is empty', '<div></div>', { ...signs, isEmpty: true }],
  [
    'swallows clicks',
    '<h1 onclick="event.stopPropagation()">Prices</h1>',
    { ...signs, takesClicks: false },
  ],
  [
    'says that it failed',
    '<section role="alert" data-frame=""><h1>Not available</h1></section>',
    { ...signs, hasFailed: true },
  ],
])('the browser of the site sees that a page %s', async (_, content, expected) => {
  const page = await browser.newPage();
  await page.setContent(`<body id="root"><main>${content}</main></body>`);
  if (expected.comesAlive) await page.evaluate(hydrate);
  expect({
    comesAlive: await comesAlive(page, expected.comesAlive ? 30_000 : 200),
    hasFailed: await hasFailed(page),
    isEmpty: await isEmpty(page),
    takesClicks: await takesClicks(page),
  }).toEqual(expected);
  await page.close();
});
