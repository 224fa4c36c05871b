import { renderInSite } from '@app/testing/render-in-site';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PageLoading } from './page-loading.tsx';

test('a page that loads is as high as the screen, so that no footer moves in sight', async () => {
  await page.viewport(320, 640);
  await renderInSite(<PageLoading />);
  await expect.element(page.getByText('Loading page...')).toBeVisible();
  const { height } = page.getByRole('main').element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(innerHeight);
});
