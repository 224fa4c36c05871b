import type { Page } from 'playwright/test';
import { openPage } from '../../support/open-page.ts';
import { blockedScript } from '../../support/problems.ts';
import { company } from '../../support/repository.ts';
import { expect, test } from '../../support/test.ts';

const technologies = [
  ['video-surveillance', 'Video Surveillance'],
  ['intruder-alarms', 'Intruder Alarms'],
  ['security-fencing', 'Security Fencing'],
  ['gate-automation', 'Gate Automation'],
  ['access-control', 'Access Control'],
  ['monitoring', 'Professional Monitoring'],
  ['vehicle-telematics', 'Smart Vehicle Telematics'],
  ['off-grid-surveillance', 'Off-Grid Surveillance'],
  ['iot-sensors', 'IoT Sensors & Monitoring'],
  ['intercom-systems', 'Intercom Systems'],
] as const;

const dropdown = (page: Page) => page.getByLabel('Choose a security solution');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const contactOnPaper = (page: Page) =>
  page.getByText(`${company.name}, ${company.phone.shown}, ${company.email}`);
/** A text on the sheet that the drawing shows; the other sheet has it too. */
const drawn = (page: Page, text: string) =>
  page.getByRole('figure').first().getByText(text).filter({ visible: true });
const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: /Learn More/ });

test('the explorer has ten cards in order, each with a link to its page', async ({ page }) => {
  await openPage(page, '/exploring');
  await expect(heading(page)).toHaveText('Explore Our Cutting-Edge Security Technologies');
  expect(
    await cards(page).evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute('href'),
        link.closest('li')?.querySelector('h2')?.textContent,
      ]),
    ),
  ).toEqual(technologies.map(([id, title]) => [`/technology/${id}`, title]));
});

test('the dropdown opens a page on choice by mouse, and on Enter by keyboard', async ({ page }) => {
  await openPage(page, '/exploring');
  await expect(dropdown(page).locator('option:not([value=""])')).toHaveText(
    technologies.map(([, title]) => title),
  );
  await dropdown(page).selectOption('Access Control');
  await expect(page).toHaveURL('/technology/access-control');
  await expect(heading(page)).toHaveText('Access Control');
  await expect(heading(page)).toBeFocused();

  await page.goBack();
  await expect(dropdown(page)).toHaveValue('');
  await dropdown(page).focus();
  for (const letter of 'Interc') await page.keyboard.press(letter);
  await expect(dropdown(page)).toHaveValue('intercom-systems');
  await expect(page).toHaveURL('/exploring');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/technology/intercom-systems');
});

test('Back from a technology returns to the same scroll position in the explorer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openPage(page, '/exploring');
  await cards(page).last().scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await cards(page).last().click();
  await expect(heading(page)).toHaveText('Intercom Systems');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toContainText('Explore');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.goForward();
  await expect(heading(page)).toHaveText('Intercom Systems');
});

for (const [id, title] of technologies) {
  test(`the page of ${title} has a drawing, specifications, questions and the next step`, async ({
    page,
  }) => {
    await openPage(page, `/technology/${id}`);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('figure').getByRole('img').first()).toHaveAccessibleName(/.{60,}/);
    await expect(page.getByRole('heading', { name: 'Specifications' })).toBeVisible();
    const measures = page.getByRole('main').locator('section dl');
    expect(await measures.count()).toBeGreaterThanOrEqual(4);
    const questions = page.locator('section', { has: page.getByText('Ask any installer') });
    await expect(questions.getByRole('listitem')).toHaveText([/\?$/, /\?$/, /\?$/]);
    const current = page.getByRole('banner').locator('[aria-current="true"]');
    await expect(current).toHaveText(['Technology']);
    await page.getByRole('link', { name: 'Get Started' }).last().click();
    await expect(page).toHaveURL(`/contact?topic=${id}`);
    await expect(page.getByText(`About: ${title}`)).toBeVisible();
  });
}

test('our own planning values have a star and a text for screen readers, others have none', async ({
  page,
}) => {
  await openPage(page, '/technology/gate-automation');
  await expect(page.getByText('* Our planning value, not a standard')).toBeVisible();
  const value = (term: string) =>
    page.getByRole('term').filter({ hasText: term }).locator('+ dd').first();
  await expect(value('Rating')).toHaveText('≥ 1.25 × gate mass*, our planning value');
  await expect(value('Range')).toHaveText('≥ 1.25 × the opening');
  await expect(value('Our rule')).toHaveText('Motor ≥ 1.25 × gate mass');

  const stars = page.locator('dl', { has: page.locator('dd [aria-hidden]') });
  const beyond = await stars.evaluateAll((lists) =>
    lists.map((list) => {
      const star = list.querySelector('dd [aria-hidden]')?.getBoundingClientRect();
      return (star?.right ?? 0) - list.getBoundingClientRect().right;
    }),
  );
  expect(beyond.length).toBeGreaterThan(0);
  expect(Math.max(...beyond), 'pixels of a star beyond its column').toBeLessThanOrEqual(0);

  await openPage(page, '/technology/security-fencing');
  await expect(value('Zone length')).toContainText('our planning value');
  await expect(value('Brackets')).toHaveText('every 3 m');
  await expect(value('Rule')).toHaveText('SANS 10222-3:2023');

  await openPage(page, '/technology/access-control');
  await expect(page.getByText('Our planning value, not')).toBeHidden();
});

test('the pages of alarms and monitoring name the same two signal paths', async ({ page }) => {
  for (const id of ['intruder-alarms', 'monitoring']) {
    await openPage(page, `/technology/${id}`);
    const path = (term: string) => page.getByRole('term').filter({ hasText: term }).locator('+ dd');
    await expect(path('First path')).toHaveText('fixed-line internet');
    await expect(path('Second path')).toHaveText('mobile network or radio');
  }
});

test('pages that invite visitors to send a picture link to the e-mail address', async ({
  page,
}) => {
  for (const id of ['intercom-systems', 'intruder-alarms']) {
    await openPage(page, `/technology/${id}`);
    const invitation = page.getByRole('main').getByRole('region').last();
    await expect(invitation.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    );
  }
});

test('choosing another lens by keyboard changes the drawing', async ({ page }) => {
  await openPage(page, '/technology/video-surveillance');
  await expect(drawn(page, '5.0 m')).toBeVisible();
  await page.getByRole('radio', { name: '6 mm' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(drawn(page, '10.3 m')).toBeVisible();
  await expect(drawn(page, '5.0 m')).toBeHidden();
});

test('a phone and a wide screen each have one sheet of a drawing', async ({ page }) => {
  await openPage(page, '/technology/security-fencing');
  const sheet = page.getByRole('figure').first().getByRole('img');
  const shape = async () => {
    const { width, height } = (await sheet.boundingBox()) ?? { width: 0, height: 1 };
    return width / height;
  };
  expect(await shape()).toBeGreaterThan(1.5);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await shape()).toBeLessThan(1);
});

test('a technology page in print has drawing, questions and contact line but no buttons', async ({
  page,
}) => {
  await openPage(page, '/technology/security-fencing');
  await expect(contactOnPaper(page)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('figure').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ask any installer' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeHidden();
  await expect(contactOnPaper(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedProblems: { like: [blockedScript] } });

  test('the cards of the explorer work as links, and the dropdown is hidden', async ({ page }) => {
    await page.goto('/exploring');
    await expect(dropdown(page)).toBeHidden();
    await cards(page).first().click();
    await expect(page).toHaveURL('/technology/video-surveillance');
    await expect(page.getByText('The answer decides the lens')).toBeVisible();
  });

  test('choosing another lens changes the drawing', async ({ page }) => {
    await page.goto('/technology/video-surveillance');
    await page.getByRole('radio', { name: '12 mm' }).check({ force: true });
    await expect(drawn(page, '20.5 m')).toBeVisible();
  });
});
