import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkAccessibility, checkWidth } from '../../support/accessibility.ts';
import { type DevSite, startDevSite } from '../../support/dev-site.ts';
import { repository } from '../../support/repository.ts';
import { expect, test } from '../../support/test.ts';

const PAGE = '/dev/ui';

test.describe('in development', () => {
  let dev: DevSite;
  test.beforeAll(async () => {
    test.setTimeout(60_000);
    dev = await startDevSite();
  });
  test.afterAll(() => dev.stop());

  test('/dev/ui shows colour contrasts, and its toast and dialog open', async ({ page }) => {
    await page.goto(dev.url + PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design system');
    await page.getByRole('link', { name: 'Colour roles' }).click();
    await expect(page.getByText('18.4 : 1, surface-page').first()).toBeInViewport();
    await page.getByRole('button', { name: 'Show destructive toast' }).click();
    await expect(page.getByText('A destructive toast')).toBeVisible();
    await page.getByRole('button', { name: 'Open large dialog' }).click();
    await page
      .getByRole('dialog', { name: 'A dialog' })
      .getByRole('button', { name: 'Done' })
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('/dev/ui shows every token of tokens.css', async ({ page }) => {
    await page.goto(dev.url + PAGE);
    await expect(page.getByRole('heading', { level: 2, name: 'Icons' })).toBeVisible();
    const styleSheet = await readFile(path.join(repository, 'packages/ui/src/tokens.css'), 'utf8');
    const names = [...styleSheet.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(100);
    const shown = (await page.getByRole('main').allInnerTexts()).join().split(/[^\w-]+/);
    const drawn = await page.getByRole('main').locator('svg text').allTextContents();
    expect(names.filter((name) => ![...shown, ...drawn].includes(name))).toEqual([]);
    await expect(page.getByRole('row', { name: '--z-toast' })).toContainText('40');
  });

  for (const width of [320, 1440]) {
    test.describe(`at ${width} pixels`, () => {
      // Axe copies style sheets of other origins into the page, which the CSP blocks.
      test.use({ viewport: { width, height: 900 }, bypassCSP: true });

      test('/dev/ui is accessible and not too wide', async ({ page }) => {
        // The page is so large that the analysis takes long.
        test.setTimeout(60_000);
        await page.goto(dev.url + PAGE);
        await expect(page.getByRole('heading', { level: 2, name: 'Icons' })).toBeVisible();
        await checkWidth(page);
        await checkAccessibility(page);
      });
    });
  }

  test('/dev/ui in print has no navigation or controls, and drawings are black on white', async ({
    page,
  }) => {
    await page.goto(dev.url + PAGE);
    await expect(page.getByRole('heading', { level: 2, name: 'Icons' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden();
    await expect(page.getByText('A control of the drawing').first()).toBeHidden();
    const band = page.getByRole('region', { name: 'The next step' });
    await expect(band).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(band.getByRole('heading')).toHaveCSS('color', 'rgb(6, 20, 43)');
    const dark = page.getByRole('figure').filter({ hasText: 'Roles of a drawing, dark' });
    await expect(dark).toHaveCSS('break-inside', 'avoid');
    await expect(dark).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(dark.locator('rect').first()).toHaveCSS('fill', 'rgb(0, 0, 0)');
  });
});

test.describe('in a release', () => {
  test.use({ allowedProblems: { like: [/answer 404: GET .*\/dev\/ui$/] } });

  test('/dev/ui answers 404', async ({ page }) => {
    const response = await page.goto(PAGE);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Design system');
  });

  test('no file of the shell has code of /dev/ui', async ({ site }) => {
    const shell = path.join(site.releases, 'shell');
    const files = (await readdir(shell, { recursive: true })).filter((file) =>
      /\.(js|mjs|css|json)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const text = await readFile(path.join(shell, file), 'utf8');
      expect(text, file).not.toMatch(/dev\/ui|dev-ui-page|gallery|Design system/);
    }
  });
});
