import { openPage } from '../../support/open-page.ts';
import { expect, test } from '../../support/test.ts';

test('legal pages open at the section of the URL fragment, below the header, and Back returns to the one before', {
  tag: '@deep',
}, async ({ page, context }) => {
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const below = async (name: string) => Math.round((await section(name).boundingBox())?.y ?? -1);
  await openPage(page, '/warranty');
  const header = await page.getByRole('banner').boundingBox();
  const edge = (header?.y ?? 0) + (header?.height ?? 0);
  for (const path of ['/warranty', '/accessibility']) {
    await openPage(page, path);
    const link = contents.getByRole('link').nth(1);
    const title = (await link.textContent()) ?? '';
    await openPage(page, `${path}${await link.getAttribute('href')}`);
    await expect(section(title)).toBeInViewport();
    expect(await below(title)).toBeGreaterThanOrEqual(edge);
  }

  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await privacy.scrollIntoViewIfNeeded();
  await privacy.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await contents.getByRole('link', { name: 'How long we keep it' }).press('Enter');
  await expect.poll(() => below('How long we keep it')).toBeLessThan(edge + 40);
  await contents.getByRole('link', { name: 'Why we may use it' }).press('Enter');
  await expect.poll(() => below('Why we may use it')).toBeLessThan(edge + 40);
  await expect(section('Why we may use it')).toBeInViewport();
  expect(await below('Why we may use it')).toBeGreaterThanOrEqual(edge);
  await page.goBack();
  await expect(page).toHaveURL(/#retention$/);
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goForward();
  await expect.poll(() => below('How long we keep it')).toBeLessThan(edge + 40);
  await expect(section('How long we keep it')).toBeInViewport();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(await context.cookies(), 'cookies, of which the privacy page says none').toEqual([]);
});

test('the privacy page names RETENTION_MONTHS as the time after which records are deleted, and home the use of AI', async ({
  request,
}) => {
  const text = async (path: string) => (await request.get(path)).text();
  expect((await text('/privacy')).replaceAll('<!-- -->', '')).toContain(
    'deleted from the site’s records 24 months after it arrived',
  );
  expect(await text('/')).toContain('rely heavily on AI');
});
