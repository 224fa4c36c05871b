import { memoryApi } from '@app/api-client/testing/memory-api';
import { CartProvider } from '@app/kit/cart';
import { ServicesProvider } from '@app/kit/services';
import { sampleSite } from '@app/site/testing/sample-site';
import { use } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { LoadedPage } from './load-page.ts';
import { RemotePageRoute } from './remote-page.tsx';

const release = { name: 'shop', version: '1.0.0-000000000001' };
const head = () => ({ title: 'Shop', description: 'A shop.', keywords: [] });
const never = new Promise<string>(() => {});

const loaded = (Component: () => string): LoadedPage => ({
  kind: 'ready',
  page: { head, Component },
  release,
  resource: { phase: 'ready', data: undefined },
});

test('a page that waits for ever for something of its own is given up with a way on, told of, and tried again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const onBroken = vi.fn();
  const pages = [loaded(() => use(never)), loaded(() => 'Prices')];
  const router = createMemoryRouter(
    [{ path: '*', loader: () => pages.shift(), element: <RemotePageRoute onBroken={onBroken} /> }],
    { initialEntries: ['/consulting'] },
  );
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  onTestFinished(() => root.unmount());
  root.render(
    <ServicesProvider services={{ site: sampleSite, api: memoryApi(), showToast: () => {} }}>
      <CartProvider>
        <RouterProvider router={router} />
      </CartProvider>
    </ServicesProvider>,
  );
  await expect.element(page.getByText('Loading page...')).toBeVisible();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(onBroken).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  await expect.element(page.getByText('This page is not available right now')).toBeVisible();
  expect(onBroken).toHaveBeenCalledExactlyOnceWith(
    release,
    expect.objectContaining({ kind: 'endless' }),
  );
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('Prices')).toBeVisible();
});
