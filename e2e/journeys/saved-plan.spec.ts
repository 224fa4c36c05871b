import { readFile } from 'node:fs/promises';
import { readPdf } from '@app/api/testing/read-pdf';
import { savedPlanTexts, savePlan } from '@app/contracts/saved-plan';
import { scriptIsReady } from '@app/testing/site/script-is-ready';
import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { checkAccessibility, checkEveryWidth, checkWidth } from '../support/accessibility.ts';
import { takeAsLongAsAPerson } from '../support/human-time.ts';
import { openPage } from '../support/open-page.ts';
import {
  answerAllPages,
  answerPage,
  choosePlanType,
  examplePlan,
  openMore,
  planTotal,
  stepHeading,
  submitAnswers,
} from '../support/plan-visit.ts';
import { expect, test } from '../support/test.ts';
import { mailsTo } from '../support/written-mails.ts';

// Slow: plans are made, saved and shown again by several visitors, one with its PDF.

const home = examplePlan('home-with-dogs');
const unknown = '/proposal?plan=AAAAAAAAAAAAAAAAAAAAAA';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const linkField = (page: Page) => page.getByLabel('Link to this plan');
const putBack = (page: Page) => button(page, 'Place again');
const withoutSpace = (text: string) => text.replace(/\s+/g, '');

/** A plan that was saved earlier. */
async function aSavedPlan(page: Page, revisionOf?: string) {
  const data = { ...home, ...(revisionOf && { revisionOf }) };
  const answer = await page.request.post(savePlan.path, { data });
  return v.parse(savePlan.response, await answer.json());
}

async function tryDoors(page: Page, doors: string) {
  await stepHeading(page, 'What if? Change one answer').click();
  await page.getByLabel('Which answer do you want to change?').selectOption('outer_doors');
  await page.locator('#what-if-outer_doors').fill(doors);
  await button(page, 'Show what changes').click();
  await expect(page.getByRole('table', { name: 'Lines that change' })).toBeVisible();
}

/** Moves the first device of the drawing by keys. */
async function moveDevice(page: Page) {
  await page.locator('svg [data-kind="device"]').first().focus();
  for (const key of ['m', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(putBack(page)).toHaveAttribute('aria-disabled', 'false');
}

/** Drags the first device of the drawing with the mouse. */
async function dragDevice(page: Page) {
  const device = page.locator('svg [data-kind="device"]').first();
  await device.scrollIntoViewIfNeeded();
  const before = await device.boundingBox();
  if (!before) throw new Error('The drawing shows no device');
  const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 25, { steps: 4 });
  await page.mouse.up();
  const after = await device.boundingBox();
  expect((after?.x ?? 0) - before.x).toBeGreaterThan(20);
  await expect(putBack(page)).toHaveAttribute('aria-disabled', 'false');
}

test('a plan with a moved device and another answer is shared, and somebody else changes it once more', async ({
  page,
  anotherVisitor,
}) => {
  test.setTimeout(60_000);
  await choosePlanType(page, home.establishmentType);
  await answerAllPages(page, home);
  await submitAnswers(page).click();
  await expect(stepHeading(page, 'Your Security Plan')).toBeFocused();
  await dragDevice(page);
  await moveDevice(page);
  const before = await planTotal(page).textContent();
  await tryDoors(page, '6');
  await button(page, 'Keep this').click();
  await expect(planTotal(page)).not.toHaveText(before ?? '');
  const total = (await planTotal(page).textContent()) ?? '';
  await openMore(page);
  await button(page, 'Share').click();
  await expect(linkField(page)).toBeFocused();
  const link = await linkField(page).inputValue();

  const context = await anotherVisitor();
  const guest = await context.newPage();
  await guest.goto(link);
  await scriptIsReady(guest);
  await expect(planTotal(guest)).toHaveText(total);
  await expect(guest.getByText(/^Saved plan, made on/)).toBeVisible();
  await expect(putBack(guest)).toHaveAttribute('aria-disabled', 'false');
  await checkEveryWidth(guest, [320]);
  await tryDoors(guest, '5');
  await button(guest, 'Keep this').click();
  await openMore(guest);
  await button(guest, 'Share').click();
  await expect(linkField(guest)).toHaveValue(link);
  await guest.goto(link);
  await scriptIsReady(guest);
  await stepHeading(guest, 'Revisions').click();
  await button(guest, 'Compare with revision 1').click();
  await expect(guest.getByText(/6 before, 5 after\.$/)).toBeVisible();
  await guest.getByRole('link', { name: 'Revision 1' }).click();
  await expect(guest.getByText(/^Saved plan, revision 1 of 2/)).toBeVisible();
  await expect(planTotal(guest)).toHaveText(total);
  await context.close();
});

test('a plan link is a page without scripts, which nothing keeps', async ({
  page,
  anotherVisitor,
}) => {
  const { path } = await aSavedPlan(page);
  const context = await anotherVisitor({ javaScriptEnabled: false });
  const guest = await context.newPage();
  const response = await guest.goto(path);
  expect(response?.status()).toBe(200);
  expect(response?.headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-store'),
    'x-robots-tag': expect.stringContaining('noindex'),
    'referrer-policy': 'no-referrer',
  });
  await expect(stepHeading(guest, 'Your Security Plan')).toBeVisible();
  await expect(stepHeading(guest, 'What you get')).toBeVisible();
  await openMore(guest);
  // Of what can be done with a plan, only the download is a link.
  await expect(guest.getByRole('link', { name: 'Download PDF' })).toBeVisible();
  await expect(guest.locator('main button').filter({ visible: true })).toHaveCount(0);
  await guest.setViewportSize({ width: 320, height: 900 });
  await checkWidth(guest);
  await context.close();
});

test.describe('a plan link that leads nowhere', () => {
  test.use({ allowedProblems: { like: [/404/] } });
  test('has the status 404 and says so', async ({ page }) => {
    const response = await page.goto(unknown);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(savedPlanTexts.missing);
    await scriptIsReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(savedPlanTexts.missing);
    await checkEveryWidth(page);
  });
});

// Component tests of the links, tests of the PDF and the journey of a report show all of it, each a part.
test('the PDF of the plan is downloaded', { tag: '@deep' }, async ({ page }) => {
  const { path } = await aSavedPlan(page);
  await openPage(page, path);
  // The first PDF waits for its thread and its fonts.
  const download = page.waitForEvent('download', { timeout: 20_000 });
  await openMore(page);
  await page.getByRole('link', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  const pdf = await readPdf(new Uint8Array(await readFile(await file.path())));
  const total =
    /R[\d\s]+\.\d\d/.exec((await planTotal(page).textContent()) ?? '')?.[0] ?? 'no total';
  expect(withoutSpace(pdf.pages.join(' '))).toContain(withoutSpace(total));
});

// The dialog has component tests, and the mail is sent in api/tests/plan-mails.process.test.ts.
test('the plan is mailed to the visitor with its PDF', { tag: ['@deep', '@store-deep'] }, async ({
  page,
  place,
}) => {
  const { path } = await aSavedPlan(page);
  await openPage(page, path);
  await button(page, 'E-mail me this plan').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').fill('Thandi Mkhize');
  await dialog.getByLabel('Email').fill('thandi.plan@example.com');
  await dialog.getByLabel('Phone').fill('+27 82 123 4567');
  await checkAccessibility(page);
  await takeAsLongAsAPerson(page);
  await dialog.getByRole('button', { name: 'Send the plan' }).click();
  await expect(page.getByText(/^Your reference is PLN-/)).toBeVisible();
  const [mail] = await mailsTo(place.DATA_DIR, 'thandi.plan@example.com', 1);
  expect(mail?.text).toContain(path);
  expect(mail?.attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
});

test('answers half-way are gone on with on another device, by the mailed link', {
  tag: '@store',
}, async ({ page, place, anotherVisitor }) => {
  await choosePlanType(page, home.establishmentType);
  await answerPage(page, home);
  await page.getByText('Send me a link to continue later').click();
  await page.getByLabel('Email').fill('thandi.later@example.com');
  await takeAsLongAsAPerson(page);
  await button(page, 'Send me a link').click();
  await expect(page.getByText(/^Your answers are saved/)).toBeVisible();
  const [mail] = await mailsTo(place.DATA_DIR, 'thandi.later@example.com', 1);
  const [link] = /\/proposal\?resume=[\w-]+/.exec(mail?.text ?? '') ?? [];

  const context = await anotherVisitor();
  const guest = await context.newPage();
  await guest.goto(link ?? 'no link');
  await expect(guest).toHaveURL('/proposal?step=check');
  await guest.goto('/proposal?step=1');
  await expect(guest.getByLabel('Cameras', { exact: true }).first()).toBeChecked();
  await context.close();
});
