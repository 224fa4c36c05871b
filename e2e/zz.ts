import { chromiumOptions } from '@app/testing/chromium';
import { chromium } from 'playwright';

const width = Number(process.argv[2]);
const base = 'http://localhost:3050';
const browser = await chromium.launch(chromiumOptions);
const page = await browser.newPage({ viewport: { width, height: 900 } });
page.on('console', (m) => m.type() === 'error' && console.log('ERR', m.text()));
const shot = (n: string, full = true) =>
  page.screenshot({ path: `/tmp/lead/${n}-${width}.png`, fullPage: full });
await page.goto(base + '/proposal');
await page.waitForTimeout(800);
await shot('1start');
await page.getByRole('button', { name: 'Start Security Plan' }).click();
await page.waitForTimeout(600);
await shot('2type');
await page
  .getByLabel('Residential Home')
  .or(page.getByRole('combobox'))
  .first()
  .click()
  .catch(() => {});
const sel = page.locator('select');
if (await sel.count()) await sel.first().selectOption('Residential Home');
await page.getByRole('button', { name: 'Next' }).click();
await page.waitForTimeout(800);
await shot('3q1');
for (let i = 0; i < 6; i++) {
  const inputs = page.locator('form input[type=text], form input:not([type])');
  for (const input of await inputs.all()) {
    const n = await input.getAttribute('name');
    if ((await input.isVisible()) && !(await input.inputValue()))
      await input.fill(
        /door/.test(n ?? '')
          ? '3'
          : /rooms/.test(n ?? '')
            ? '8'
            : /length/.test(n ?? '')
              ? '120'
              : /height/.test(n ?? '')
                ? '2'
                : /mass/.test(n ?? '')
                  ? '400'
                  : '2',
      );
  }
  for (const s of await page.locator('form select').all())
    if (await s.isVisible()) await s.selectOption({ index: 1 });
  for (const g of await page.getByRole('radiogroup').all())
    await g
      .getByRole('radio')
      .first()
      .check()
      .catch(() => {});
  const slide = page.getByLabel('Sliding gate');
  if (await slide.count()) await slide.check().catch(() => {});
  await page.waitForTimeout(200);
  const more = page.getByRole('button', { name: /^(Next|Continue|Submit Answers)$/ });
  await shot('4page' + i);
  if (!(await more.count())) break;
  const label = await more.first().textContent();
  await more.first().click();
  await page.waitForTimeout(900);
  if (/Submit/.test(label ?? '')) {
    await page.waitForTimeout(2500);
    break;
  }
}
await shot('5plan');
console.log(await page.evaluate(() => document.documentElement.scrollWidth), page.url());
await browser.close();
