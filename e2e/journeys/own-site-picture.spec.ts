import { readSavedPlan, savePlan } from '@app/contracts/saved-plan';
import { faxedPage, pdfOf } from '@app/testing/files/pdf-file';
import type { Locator, Page } from 'playwright/test';
import * as v from 'valibot';
import { checkAccessibility } from '../support/accessibility.ts';
import { openPage } from '../support/open-page.ts';
import { examplePlan, openMore, planTotal } from '../support/plan-visit.ts';
import { expect, test } from '../support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'What to change' }).getByRole('button', { name });

/** Points of the page: a house of 12.4 × 8.0 m, 20 points to the metre, and a stamp that a copier has scanned. */
const house = { left: 86, top: 68.5, right: 334, bottom: 228.5 };
const page420 = { width: 420, height: 297 };
function scannedPlan() {
  const { left, top, right, bottom } = house;
  const walls = `6 w ${left} ${page420.height - bottom} ${right - left} ${bottom - top} re S`;
  const { image } = faxedPage();
  return Buffer.from(pdfOf([{ content: `${walls} q 30 0 0 30 4 4 cm /Im Do Q`, image }]));
}

/** Where a point of the page is on the screen, by the picture that shows it. */
async function placeOn(picture: Locator, x: number, y: number) {
  const box = await picture.boundingBox();
  if (!box) throw new Error('There is no picture');
  return {
    x: box.x + (x / page420.width) * box.width,
    y: box.y + (y / page420.height) * box.height,
  };
}

async function drag(page: Page, handle: Locator, to: { x: number; y: number }) {
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

test.use({ viewport: { width: 1440, height: 900 } });

// Slow: a house is traced by hand on a scan, planned, saved, and opened by a second visitor.
test('on a scanned plan a visitor traces the house by two known lengths, and whoever gets the link has the scan @store-deep', async ({
  page,
  browser,
  baseURL,
}) => {
  const made = await page.request.post(savePlan.path, { data: examplePlan('home-with-dogs') });
  const { path } = v.parse(savePlan.response, await made.json());
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const asked = (pattern: RegExp) => requested.filter((address) => pattern.test(address)).length;
  await openPage(page, path);
  const before = await planTotal(page).textContent();
  await page.getByRole('link', { name: 'Make it my site' }).click();
  await button(page, 'Got it').click();
  await tool(page, 'Picture').click();
  const picker = page.getByLabel('Choose a picture');
  await picker.setInputFiles({
    name: 'x.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg/>'),
  });
  await expect(page.getByText('We cannot open SVG drawings')).toBeVisible();
  expect(asked(/pdf/)).toBe(0);
  await picker.setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: scannedPlan(),
  });

  const full = page.locator('[data-scale] image');
  await expect(full).toBeVisible();
  const end = (name: string) => page.getByRole('button', { name, exact: true });
  const { left, top, right, bottom } = house;
  await drag(page, end('Line 1, first end'), await placeOn(full, left, top));
  await drag(page, end('Line 1, second end'), await placeOn(full, right, top));
  await drag(page, end('Line 2, first end'), await placeOn(full, left, top));
  await drag(page, end('Line 2, second end'), await placeOn(full, left, bottom));
  await page.getByLabel('Length of line 1, metres').fill('12.4');
  await page.getByLabel('Length of line 2, metres').fill('8.0');
  await expect(page.getByText(/^They differ by [01]%/)).toBeVisible();
  await checkAccessibility(page);
  await button(page, 'Use this scale').click();

  await tool(page, 'Building').click();
  const behind = page.locator('[data-picture]');
  await expect(behind).toBeVisible();
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
  for (const [index, [x, y]] of corners.entries()) {
    const handle = page.locator(`[data-handle="building-0-corner-${index}"]`);
    await drag(page, handle, await placeOn(behind, x, y));
  }
  await expect(page.locator('[data-own-total]')).not.toHaveText(before ?? '');
  await expect(page.getByText('Working out the new total...')).toHaveCount(0);
  expect(asked(/^\/api\/photos$/), 'the scan stays on the device').toBe(0);
  await button(page, 'Use this drawing').click();
  await expect(page.getByRole('heading', { name: 'Your Security Plan' })).toBeFocused();
  await openMore(page);
  await button(page, 'Share').click();
  const link = await page.getByLabel('Link to this plan').inputValue();
  expect(asked(/^\/api\/photos$/)).toBe(1);

  const token = new URL(link).searchParams.get('plan') ?? '';
  const saved = await page.request.get(readSavedPlan.path.replace(':token', token));
  const { outline } = v.parse(readSavedPlan.response, await saved.json());
  const traced = outline?.buildings[0]?.corners ?? [];
  const [a, b, c] = traced;
  expect(traced).toHaveLength(4);
  expect(Math.abs((b?.x ?? 0) - (a?.x ?? 0) - 12.4)).toBeLessThan(0.3);
  expect(Math.abs((c?.y ?? 0) - (b?.y ?? 0) - 8)).toBeLessThan(0.3);

  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const theirs = await other.newPage();
  await openPage(theirs, link);
  await theirs.getByRole('link', { name: 'Change my site' }).click();
  await expect(theirs.locator('[data-picture]')).toBeVisible();
  await other.close();
});
