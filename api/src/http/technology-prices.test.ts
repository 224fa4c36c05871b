import { expect, test } from 'vitest';
import { readSample } from '../../testing/plan-lists.ts';
import { testApi } from '../../testing/test-api.ts';

const PATH = '/api/technology-prices';

test('prices of technologies come in rand, and are not sent again to a browser that has them', async () => {
  const { get } = await testApi({ products: await readSample() });
  const answer = await get(PATH);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect((await answer.json())[0]).toEqual({
    technology: 'video-surveillance',
    label: '4 MP, 2.8 mm camera',
    search: '4MP IP camera 2.8mm',
    from: 954.9,
  });
  const etag = answer.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[^"]+"$/);
  expect((await get(PATH, { 'If-None-Match': etag })).status).toBe(304);
});

test('without a price list there are no prices of technologies', async () => {
  const { get } = await testApi({ products: [] });
  expect(await (await get(PATH)).json()).toEqual([]);
});
