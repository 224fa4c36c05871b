import type { Page } from 'playwright/test';
import { openPage } from '../../support/open-page.ts';
import { company } from '../../support/repository.ts';
import { expect, test } from '../../support/test.ts';

test.use({ server: 'retention', settings: { RETENTION_MONTHS: '24' } });

const pages = [
  { path: '/privacy', heading: 'Privacy policy', dated: 'Last updated 19 March 2025' },
  { path: '/warranty', heading: 'Warranty', dated: 'Last updated 19 March 2025' },
  { path: '/accessibility', heading: 'Accessibility statement', dated: /^Last reviewed/ },
];

const sections = (page: Page) => page.getByRole('main').getByRole('region');

for (const { path, heading, dated } of pages) {
  test.describe(path, () => {
    test('has its date, and a table of contents with a working link to every section', async ({
      page,
    }) => {
      await openPage(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByText(dated)).toBeVisible();
      const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      const titles = await links.allTextContents();
      await expect(sections(page).getByRole('heading', { level: 2 })).toHaveText(titles);
      for (const title of titles) {
        await links.filter({ hasText: title }).press('Enter');
        const section = page.getByRole('region', { name: title, exact: true });
        await expect(section).toBeInViewport();
        // The header is sticky and must not cover the heading.
        const header = await page.getByRole('banner').boundingBox();
        const place = await section.boundingBox();
        expect(place?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
        await expect(page).toHaveURL(new RegExp(`${path}#[a-z-]+$`));
      }
    });

    test('opens at the section of the URL fragment', async ({ page }) => {
      await openPage(page, path);
      const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      const title = (await links.nth(2).textContent()) ?? '';
      const target = await links.nth(2).getAttribute('href');
      await openPage(page, `${path}${target}`);
      await expect(page.getByRole('region', { name: title, exact: true })).toBeInViewport();
    });

    test('in print is dark text on white with a contact line, without header, footer or contents', async ({
      page,
    }) => {
      await openPage(page, path);
      await page.emulateMedia({ media: 'print' });
      for (const part of [
        page.getByRole('banner'),
        page.getByRole('contentinfo'),
        page.getByRole('navigation', { name: 'On this page' }),
      ]) {
        await expect(part).toBeHidden();
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(sections(page).last()).toBeVisible();
      await expect(
        page.getByText(`${company.name}, ${company.phone.shown}, ${company.email}`),
      ).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      const ink = await page
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => getComputedStyle(heading).color);
      await expect(sections(page).last().locator('p').first()).toHaveCSS('color', ink);
      await expect(page.getByRole('main').getByRole('link').last()).toHaveCSS('color', ink);
    });
  });
}

test('after client navigation to a legal page, section links and Back scroll correctly', async ({
  page,
}) => {
  await openPage(page, '/warranty');
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await privacy.scrollIntoViewIfNeeded();
  await privacy.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const below = async (name: string) => Math.round((await section(name).boundingBox())?.y ?? -1);
  const underHeader = await page.getByRole('banner').boundingBox();
  const atTop = (underHeader?.height ?? 0) + 40;

  await contents.getByRole('link', { name: 'How long we keep it' }).press('Enter');
  await expect.poll(() => below('How long we keep it')).toBeLessThan(atTop);
  await contents.getByRole('link', { name: 'Why we may use it' }).press('Enter');
  await expect.poll(() => below('Why we may use it')).toBeLessThan(atTop);
  await expect(section('Why we may use it')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/#retention$/);
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goForward();
  await expect.poll(() => below('How long we keep it')).toBeLessThan(atTop);
  await expect(section('How long we keep it')).toBeInViewport();
});

test('in print, the link to the regulator is followed by its URL', async ({ page }) => {
  await openPage(page, '/privacy');
  const link = page.getByRole('link', { name: 'inforegulator.org.za' });
  const printed = () =>
    link.evaluate((element) => getComputedStyle(element, '::after').getPropertyValue('content'));
  expect(await printed()).toBe('none');
  await page.emulateMedia({ media: 'print' });
  expect(await printed()).toContain('https://inforegulator.org.za');
});

test('the warranty page states its three terms', async ({ page }) => {
  await openPage(page, '/warranty');
  const terms = page.getByRole('region', { name: 'In short' });
  await expect(terms.getByRole('term')).toHaveText(['Equipment', 'Installation', 'Claims']);
  await expect(terms.getByRole('definition')).toHaveText([
    '12 months',
    '6 months',
    'within 14 days of discovering a defect',
  ]);
});

test('the site sets no cookies, as the privacy page says', async ({ page, context }) => {
  await openPage(page, '/contact');
  await openPage(page, '/consulting');
  await openPage(page, '/privacy');
  await expect(page.getByText('set no cookies')).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

test('the privacy page names RETENTION_MONTHS as the time after which records are deleted', async ({
  page,
}) => {
  await openPage(page, '/privacy');
  await expect(page.getByRole('region', { name: 'How long we keep it' })).toContainText(
    'deleted from the site’s records 24 months after it arrived',
  );
});

test('home has a notice about AI, and the privacy page says what AI does here', async ({
  page,
}) => {
  await openPage(page, '/');
  await expect(page.getByText('rely heavily on AI')).toBeVisible();
  await openPage(page, '/privacy');
  const ai = page.getByRole('region', { name: 'Reports, plans and AI' });
  await expect(ai).toContainText('The notice on the home page says');
  await expect(ai).toContainText('rules decide what is recommended, counted and priced');
  await expect(ai).toContainText('may reword some sentences');
});

test.describe('without JavaScript', () => {
  test.use({
    javaScriptEnabled: false,
    allowedProblems: { like: [/failed request: .*\.js csp$/] },
  });

  test('all legal pages are shown, and links in their contents work', async ({ page }) => {
    for (const { path, heading } of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
      await link.click();
      await expect(sections(page).last()).toBeInViewport();
    }
  });
});
