import type { Page } from 'playwright/test';
import { openPage, openRendered } from '../../support/open-page.ts';
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
const cards = (page: Page) => page.getByRole('main').getByRole('link', { name: /Learn More/ });

// What is on each page of a technology is in technology-pages.browser.test.tsx.
test('the explorer has a card and an option for each of ten technologies, which open their pages, and Back returns to the same place', async ({
  page,
}) => {
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
  await expect(dropdown(page).locator('option:not([value=""])')).toHaveText(
    technologies.map(([, title]) => title),
  );
  await dropdown(page).selectOption('Access Control');
  await expect(page).toHaveURL('/technology/access-control');
  await expect(heading(page)).toHaveText('Access Control');
  await expect(heading(page)).toBeFocused();
  const current = page.getByRole('banner').locator('[aria-current="true"]');
  await expect(current).toHaveText(['Technology']);

  await page.goBack();
  await expect(dropdown(page)).toHaveValue('');
  await dropdown(page).focus();
  for (const letter of 'Interc') await page.keyboard.press(letter);
  await expect(dropdown(page)).toHaveValue('intercom-systems');
  await expect(page).toHaveURL('/exploring');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/technology/intercom-systems');
  await page.getByRole('link', { name: 'Get Started' }).last().click();
  await expect(page).toHaveURL('/contact?topic=intercom-systems');
  await expect(page.getByText('About: Intercom Systems')).toBeVisible();

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cards of the explorer work as links, the dropdown is hidden, and choosing another lens changes the drawing', {
    tag: '@deep',
  }, async ({ page }) => {
    await openRendered(page, '/exploring');
    await expect(dropdown(page)).toBeHidden();
    await cards(page).first().click();
    await expect(page).toHaveURL('/technology/video-surveillance');
    await expect(page.getByText('The answer decides the lens')).toBeVisible();
    await page.getByRole('radio', { name: '12 mm' }).check({ force: true });
    const sheet = page.getByRole('figure').first();
    await expect(sheet.getByText('20.5 m').filter({ visible: true })).toBeVisible();
  });
});
