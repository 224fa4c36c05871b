import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { priceListTexts } from '@app/contracts/product';
import { test as severalProcesses, startBehind } from '../../support/several-processes.ts';
import { expect } from '../../support/test.ts';

/** Longer than the page server waits for data. */
const DELAY_MS = 1500;

/** The page server reaches the API through a proxy that delays answers. */
const test = severalProcesses.extend<object, { readonly lateApi: string }>({
  lateApi: [
    async ({ apis }, use) => {
      const door = createServer((asked, answer) => {
        setTimeout(() => {
          // The page server has given up, and the API would wait for a request that never comes.
          if (answer.destroyed) return;
          const { method, headers, url = '/' } = asked;
          const passed = request(new URL(url, apis[0].url), { method, headers }, (from) => {
            answer.writeHead(from.statusCode ?? 500, from.headers);
            from.pipe(answer);
          });
          // The page server may have closed the connection by then.
          passed.on('error', () => answer.destroy());
          asked.pipe(passed);
        }, DELAY_MS);
      }).listen(0, '127.0.0.1');
      await once(door, 'listening');
      await use(`http://127.0.0.1:${(door.address() as AddressInfo).port}`);
      door.closeAllConnections();
      door.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ place, front, lateApi }, use) => {
      const site = await startBehind(front, place, { API_ORIGIN: lateApi });
      await use(site);
      expect(await site.stop(), site.output()).toBe(0);
    },
    { scope: 'worker', timeout: 30_000 },
  ],
});

// A hydration warning of React would fail this test, as any console error does.
test('late prices are shown as loading, and text that is typed meanwhile stays', async ({
  page,
}) => {
  // Just started on a busy machine, a server may not render its first page in time.
  await expect
    .poll(async () => (await page.request.get('/consulting')).text())
    .toContain(priceListTexts.loading);
  const answer = await page.goto('/consulting');
  expect(await answer?.text()).toContain(priceListTexts.loading);
  const search = page.getByRole('searchbox');
  await search.fill('camera');
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
  await expect(page.getByText(priceListTexts.loading)).toBeHidden();
  await expect(search).toHaveValue('camera');
});
