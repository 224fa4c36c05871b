import { readSavedPlan, savePlan } from '@app/contracts/saved-plan';
import type { Locator, Page } from 'playwright/test';
import * as v from 'valibot';
import { checkAccessibility } from '../support/accessibility.ts';
import { openPage } from '../support/open-page.ts';
import { examplePlan, openMore, planTotal } from '../support/plan-visit.ts';
import { expect, test } from '../support/test.ts';

const home = examplePlan('home-with-dogs');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'What to change' }).getByRole('button', { name });

/** Drags with a finger. */
async function drag(page: Page, handle: Locator, by: { x: number; y: number }) {
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not drawn');
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: start.x + by.x * step, y: start.y + by.y * step }],
    });
  await touch('touchStart', 0);
  for (const step of [0.3, 0.6, 1]) await touch('touchMove', step);
  await expect(page.locator('[data-loupe]')).toBeVisible();
  // A finger that is lifted while it moves flings, and Chromium takes the next tap as the end of that.
  await page.waitForTimeout(100);
  await touch('touchMove', 1);
  await touch('touchEnd', 1);
}

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

test('with a finger at 320 px a visitor draws an L-shaped house, a second gate and a garden wall, and shares the plan @store-deep', async ({
  page,
}) => {
  const made = await page.request.post(savePlan.path, { data: home });
  const { path } = v.parse(savePlan.response, await made.json());
  await openPage(page, path);
  const before = await planTotal(page).textContent();
  await page.getByRole('link', { name: 'Make it my site' }).tap();
  await button(page, 'Got it').tap();
  await drag(page, page.locator('[data-handle="boundary-corner-1"]'), { x: -40, y: 0 });
  await tool(page, 'Building').tap();
  await button(page, 'Make it an L').tap();
  await tool(page, 'Gate').tap();
  await button(page, 'Add pedestrian gate').tap();
  await tool(page, 'More').tap();
  await tool(page, 'Garden').tap();
  await button(page, 'Add garden wall').tap();
  const total = page.locator('[data-own-total]');
  await expect(total).not.toHaveText(before ?? '');
  await checkAccessibility(page);
  await button(page, 'Use this drawing').tap();
  await expect(page.getByRole('heading', { name: 'Your Security Plan' })).toBeFocused();
  await openMore(page);
  await button(page, 'Share').tap();
  const link = await page.getByLabel('Link to this plan').inputValue();
  const token = new URL(link).searchParams.get('plan') ?? '';
  const saved = await page.request.get(readSavedPlan.path.replace(':token', token));
  const { outline, revision } = v.parse(readSavedPlan.response, await saved.json());
  expect(revision).toBe(2);
  expect(outline?.buildings[0]?.corners).toHaveLength(6);
  expect(outline?.gates).toHaveLength(3);
  expect(outline?.solids).toHaveLength(1);
});
