import { homeAssessmentTexts } from '@app/contracts/home-assessment';
import { checkAccessibility, checkEveryWidth, checkWidth } from '../support/accessibility.ts';
import { field, fillHome, getRecommendations, home, homeThanks } from '../support/home-visit.ts';
import { takeAsLongAsAPerson } from '../support/human-time.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';
import { mailsTo } from '../support/written-mails.ts';

const add = 'Add another area';

test('the recommendations are mailed to the address that the thank-you notice names', async ({
  page,
  site,
}) => {
  const email = 'mailed@home.example';
  await openPage(page, '/home-security');
  await fillHome(page, email);
  await page.getByRole('button', { name: add }).click();
  await field(page, 'Area 2').fill('Garage');
  await takeAsLongAsAPerson(page);
  await getRecommendations(page).click();
  await expect(homeThanks(page, email)).toBeFocused();
  await expect(field(page, 'Area 1')).toHaveValue('');
  await expect(field(page, 'Area 2')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'We understood' })).toBeVisible();
  await checkEveryWidth(page);
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  const [mail] = await mailsTo(site.place.DATA_DIR, email, 1);
  expect(mail?.text).toContain('Driveway gate');
  expect(mail?.text).toContain('Garage');
});

test('the form is filled in and sent by keyboard alone', { tag: '@deep' }, async ({ page }) => {
  const email = 'keyboard@home.example';
  await openPage(page, '/home-security');
  const type = (text: string) => page.keyboard.type(text);
  const next = () => page.keyboard.press('Tab');
  await field(page, 'What kind of home is it?').focus();
  await type(home.kind);
  await next();
  await type(home.area);
  await next();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Area 2')).toBeFocused();
  await type('Garage');
  await next();
  await expect(page.getByRole('button', { name: 'Remove area 2' })).toBeFocused();
  await next();
  for (const concern of home.concerns) {
    await next();
    await type(concern);
  }
  for (const answer of [home.name, email, home.phone]) {
    await next();
    await type(answer);
  }
  await page.keyboard.press('Enter');
  await expect(homeThanks(page, email)).toBeFocused();
});

test('a removed area stays removed after a reload, and the refused form fits and is accessible at 200 % zoom', {
  tag: '@deep',
}, async ({ page }) => {
  await test.step('a removed area is gone after a reload, and what was typed is still there', async () => {
    await openPage(page, '/home-security');
    await field(page, 'Area 1').fill('Gate');
    for (const [index, area] of ['Garage', 'Patio'].entries()) {
      await page.getByRole('button', { name: add }).click();
      await field(page, `Area ${index + 2}`).fill(area);
    }
    await page.getByRole('button', { name: 'Remove area 2' }).click();
    await page.reload();
    await expect(field(page, 'Area 2')).toHaveValue('Patio');
    await expect(field(page, 'Area 3')).toHaveCount(0);
  });
  await page.evaluate(() => localStorage.clear());
  await test.step('at 200 % zoom the refused form is not too wide and has no accessibility violation', async () => {
    // Half the width of a screen of 1280 pixels is what a zoom of 200 % leaves.
    await page.setViewportSize({ width: 640, height: 450 });
    await openPage(page, '/home-security');
    await getRecommendations(page).click();
    await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused();
    await checkWidth(page);
    await checkAccessibility(page);
    await page.setViewportSize({ width: 320, height: 450 });
    await checkWidth(page);
    await checkAccessibility(page);
  });
});

test.describe('offline', () => {
  test.use({ allowedProblems: { like: [/secure-home/, /Failed to fetch/, /ERR_/] } });

  test('a form that was sent offline is kept and goes out by itself when the connection is back', async ({
    page,
    context,
  }) => {
    const email = 'offline@home.example';
    await openPage(page, '/home-security');
    await fillHome(page, email);
    await context.setOffline(true);
    await getRecommendations(page).click();
    await expect(page.getByText(/No connection/)).toBeVisible();
    await expect(field(page, 'Area 1')).toHaveValue(home.area);
    await context.setOffline(false);
    await expect(homeThanks(page, email)).toBeFocused();
  });
});

test('two tabs send one request each, and the way back shows an empty form', {
  tag: '@deep',
}, async ({ page, context }) => {
  const other = await context.newPage();
  for (const [tab, email] of [
    [page, 'first-tab@home.example'],
    [other, 'second-tab@home.example'],
  ] as const) {
    await openPage(tab, '/home-security');
    await fillHome(tab, email);
    await getRecommendations(tab).click();
    await expect(homeThanks(tab, email)).toBeFocused();
  }
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await page.goBack();
  await expect(field(page, 'What kind of home is it?')).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    allowedProblems: { like: [/answer 422: POST/] },
  });

  test('an area is added by its button, errors keep the answers, and the form is thanked for', async ({
    page,
  }) => {
    const email = 'plain@home.example';
    await page.goto('/home-security');
    await fillHome(page, email);
    await page.getByRole('button', { name: add }).click();
    await expect(field(page, 'Area 1')).toHaveValue(home.area);
    await expect(field(page, 'Third concern')).toHaveValue(home.concerns[2]);
    await getRecommendations(page).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(field(page, 'Area 2')).toHaveAccessibleDescription('Please specify the area');
    await expect(field(page, 'Email')).toHaveValue(email);
    await page.getByRole('button', { name: 'Remove area 2' }).click();
    await getRecommendations(page).click();
    await expect(homeThanks(page, email)).toContainText(homeAssessmentTexts.sent.title);
    await expect(field(page, 'Area 1')).toHaveValue('');
  });
});
