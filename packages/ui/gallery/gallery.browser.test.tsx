import { checkAccessibility } from '@app/testing/accessibility';
import { emulate } from '@app/testing/emulate';
import { renderInSite } from '@app/testing/render-in-site';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import tokens from '../src/tokens.css?raw';
import { Gallery } from './gallery.tsx';

test('the gallery shows every token and the contrasts of colours, and its dialog opens', async () => {
  await renderInSite(<Gallery />);
  await expect.element(page.getByText('18.4 : 1, surface-page').first()).toBeVisible();
  const names = [...tokens.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(100);
  const words = () =>
    page
      .getByRole('main')
      .first()
      .element()
      .innerHTML.split(/<[^>]*>|[^\w-]+/);
  await expect.poll(() => names.filter((name) => !words().includes(name))).toEqual([]);
  expect(page.getByRole('row', { name: /--z-toast/ }).element().textContent).toContain('40');

  await page.getByRole('button', { name: 'Open large dialog' }).click();
  const dialog = page.getByRole('dialog', { name: 'A dialog' });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([320, 1440])('the gallery is accessible and not too wide at %d pixels', async (width) => {
  await page.viewport(width, 900);
  await renderInSite(<Gallery />);
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  await checkAccessibility();
});

test('the gallery in print has no breadcrumbs or controls, and its drawings are black on white', async () => {
  await renderInSite(<Gallery />);
  await emulate({ media: 'print' });
  await expect
    .element(page.getByRole('navigation', { name: 'Breadcrumb' }))
    .not.toBeInTheDocument();
  await expect.element(page.getByText(/A control of the drawing/).first()).not.toBeVisible();
  const band = page.getByRole('region', { name: 'The next step' });
  await expect.element(band).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' });
  await expect.element(band.getByRole('heading')).toHaveStyle({ color: 'rgb(6, 20, 43)' });
  const dark = page.getByRole('figure').filter({ hasText: /Roles of a drawing, dark/ });
  await expect.element(dark).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
  expect(getComputedStyle(dark.element()).breakInside).toBe('avoid');
  const rect = dark.element().querySelector('rect');
  expect(rect && getComputedStyle(rect).fill).toBe('rgb(0, 0, 0)');
});
