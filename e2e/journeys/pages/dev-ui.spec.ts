import { type DevSite, startDevSite } from '../../support/dev-site.ts';
import { expect, test } from '../../support/test.ts';

// What the gallery shows is in gallery.browser.test.tsx. It takes a build of everything to see it in the frame.
test.describe('in development', { tag: '@deep' }, () => {
  let dev: DevSite;
  test.beforeAll(async () => {
    test.setTimeout(60_000);
    dev = await startDevSite();
  });
  test.afterAll(() => dev.stop());

  test('/dev/ui shows the gallery in the frame, which is not printed, and its toast opens', async ({
    page,
  }) => {
    await page.goto(`${dev.url}/dev/ui`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design system');
    await page.getByRole('link', { name: 'Colour roles' }).click();
    await expect(page.getByText('18.4 : 1, surface-page').first()).toBeInViewport();
    await page.getByRole('button', { name: 'Show destructive toast' }).click();
    await expect(page.getByText('A destructive toast')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });
});
