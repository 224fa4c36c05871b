import { openPage } from '../../support/open-page.ts';
import { company } from '../../support/repository.ts';
import { headOf } from '../../support/sent-page.ts';
import { expect, test } from '../../support/test.ts';

// What the server sends in the head of every page is in server-rendering.spec.ts.
test('after navigation the head is the same as the one that the server sends', async ({
  page,
  request,
}) => {
  const sent = async (path: string) => headOf(page, await (await request.get(path)).text());
  await openPage(page, '/');
  expect(await headOf(page)).toEqual(await sent('/'));
  await page.getByRole('link', { name: 'Security proposals' }).click();
  await expect(page).toHaveTitle(/^Security Plan Generator/);
  await expect.poll(() => headOf(page)).toEqual(await sent('/proposal'));
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveTitle(/^Contact/);
  await expect.poll(() => headOf(page)).toEqual(await sent('/contact'));
});

test('the web app manifest names the company, and its icons have the stated sizes', async ({
  page,
  request,
}) => {
  await openPage(page, '/contact');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest.name).toBe(company.name);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});
