import { incidentTexts } from '@app/contracts/incident';
import { scriptIsReady } from '@app/testing/site/script-is-ready';
import type { Page } from 'playwright/test';
import { checkEveryWidth } from '../support/accessibility.ts';
import { takeAsLongAsAPerson } from '../support/human-time.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';
import { writtenMails } from '../support/written-mails.ts';

const typed = {
  name: 'Sipho Dlamini',
  phone: '+27 82 555-0199',
  details: 'Two men broke the shop window. They left.',
};
/** Not part of the copy: the note at the button says the same as the toast. */
const codeOfToasts = /failed request: .*\/r\/shell\/.* net::ERR_FAILED/;
/** Chromium 153, which npm has, says so of scripts that come from the copy; they run all the same. */
const preloadsOfCopy =
  /warning: .*preload.*(service worker resource mismatch|not used within a few)/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const offlineNote = (page: Page) => page.getByText('You are offline, so this form cannot be sent');

async function send(page: Page, details = typed.details) {
  await page.getByLabel(incidentTexts.name).fill(typed.name);
  await page.getByLabel(incidentTexts.phone).fill(typed.phone);
  await page.getByLabel(incidentTexts.details).fill(details);
  await page.getByRole('button', { name: incidentTexts.submit }).click();
}

/** Opens the page and waits until the browser has its copy. */
async function openAndKeep(page: Page) {
  await openPage(page, '/incident');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('from the home page, a visitor reports an incident, and the staff get an urgent mail', async ({
  page,
  site,
}) => {
  await openPage(page, '/');
  await page.getByRole('link', { name: 'Urgent post-incident assistance' }).click();
  await expect(heading(page)).toHaveText(incidentTexts.heading);
  await takeAsLongAsAPerson(page);
  await send(page);
  await expect(page.getByText(incidentTexts.sent.text)).toBeVisible();
  await expect(page.getByLabel(incidentTexts.details)).toHaveValue('');
  const isOfIncident = ({ text }: { readonly text?: string | undefined }) =>
    text?.includes(typed.details) === true;
  const [written] = await writtenMails(site.place.DATA_DIR, isOfIncident, 1);
  expect(written?.mail.subject).toMatch(/^URGENT: Incident INC-.* from Sipho Dlamini, 0825550199$/);
  expect(written?.headers).toMatch(/^Importance: High$/m);
  expect(written?.headers).not.toMatch(/^Reply-To:/m);
});

test('the printed page fits on one sheet of paper', { tag: '@deep' }, async ({ page }) => {
  await openPage(page, '/incident');
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe('without a connection', () => {
  test.use({
    allowedProblems: {
      like: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, codeOfToasts, preloadsOfCopy],
    },
  });

  test('the page is readable once opened, and its form says that it is offline and is sent later', async ({
    page,
    context,
  }) => {
    await openAndKeep(page);
    await context.setOffline(true);
    await page.reload();
    await expect(heading(page)).toHaveText(incidentTexts.heading);
    await expect(page.getByRole('link', { name: '10111' })).toBeVisible();
    await expect(page.getByText('Get to safety')).toBeVisible();
    await scriptIsReady(page);
    await expect(offlineNote(page)).toBeVisible();
    await checkEveryWidth(page);
    await send(page, 'Sent after the connection came back.');
    await expect(page.getByText(/No connection/)).toBeVisible();
    await context.setOffline(false);
    await expect(offlineNote(page)).toBeHidden();
    await expect(page.getByText(incidentTexts.sent.text)).toBeVisible();
  });

  test('another page is not kept', async ({ page, context }) => {
    await openAndKeep(page);
    await context.setOffline(true);
    await expect(page.goto('/contact')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });
});

test('an old copy is never shown to visitors who are online, and is replaced', {
  tag: '@deep',
}, async ({ page }) => {
  await openAndKeep(page);
  await page.evaluate(async () => {
    const cache = await caches.open('incident-1');
    await cache.put('/incident', new Response('<h1>Old</h1>'));
    await cache.put('/r/assessments/old/page.js', new Response('old'));
  });
  await page.reload();
  await expect(heading(page)).toHaveText(incidentTexts.heading);
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('incident-1');
      const copy = await cache.match('/incident');
      const files = (await cache.keys()).map(({ url }) => url);
      return {
        isOld: (await copy?.text()) === '<h1>Old</h1>',
        hasOldFile: files.some((file) => file.endsWith('/old/page.js')),
      };
    });
  await expect.poll(kept).toEqual({ isOld: false, hasOldFile: false });
});

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    allowedProblems: { like: [/answer 422: POST/] },
  });

  test('an incident with a wrong number comes back with its values, and is then taken', async ({
    page,
  }) => {
    await page.goto('/incident');
    await page.getByLabel(incidentTexts.name).fill(typed.name);
    await page.getByLabel(incidentTexts.phone).fill('082');
    await page.getByLabel(incidentTexts.details).fill('Sent without JavaScript.');
    await page.getByRole('button', { name: incidentTexts.submit }).click();
    await expect(page.getByRole('alert')).toContainText('Please provide a valid phone number');
    await expect(page.getByLabel(incidentTexts.details)).toHaveValue('Sent without JavaScript.');
    await page.getByLabel(incidentTexts.phone).fill(typed.phone);
    await page.getByRole('button', { name: incidentTexts.submit }).click();
    await expect(
      page.getByRole('status').filter({ hasText: incidentTexts.sent.title }),
    ).toContainText(incidentTexts.sent.text);
  });
});
