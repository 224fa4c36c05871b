import type { PageContext } from '@app/federation/remote-module';
import { failed, success } from '@app/result';
import { expect, test, vi } from 'vitest';
import { loadTechnologyPrices } from './load-technology-prices.ts';

const camera = { technology: 'video-surveillance', label: 'Camera', search: 'camera', from: 954.9 };
const motor = { technology: 'gate-automation', label: 'Motor', search: 'motor', from: 5560 };

const load = (answer: unknown) => {
  // The type of an answer follows from its endpoint, which a fake of all endpoints does not know.
  const read = (async () => answer) as PageContext['api']['read'];
  const send = () => Promise.reject(new Error('a page sends nothing'));
  return loadTechnologyPrices({
    url: new URL('https://site.example/technology/video-surveillance'),
    api: { read, send },
    signal: new AbortController().signal,
  });
};

test('a technology page gets the prices of its own devices', async () => {
  expect(await load(success([motor, camera]))).toEqual({
    prices: [{ ...camera, from: 95490 }],
  });
});

test('a technology page whose prices cannot be read has none, and the reason is logged', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await load(failed({ kind: 'unreachable', detail: 'no route' }))).toEqual({ prices: [] });
  expect(errors).toHaveBeenCalledWith('no route');
  errors.mockRestore();
});
