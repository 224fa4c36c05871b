import { expect, test } from 'vitest';
import { postKey } from './post-key.ts';

const message = { name: 'Thandi', message: 'Please call me about our gate.' };
/** The end of a window of ten minutes. */
const edge = Date.parse('2026-11-23T12:10:00Z');

test('two clicks on one page have one key, also when ten minutes end between them', async () => {
  const first = await postKey(message, '1795000000000', edge - 1);
  expect(await postKey(message, '1795000000000', edge + 1)).toBe(first);
  expect(first).toMatch(/^[0-9a-f]{64}$/);
});

test('the same values of a page that was made later are another request', async () => {
  const first = await postKey(message, '1795000000000', edge);
  expect(await postKey(message, '1795000060000', edge)).not.toBe(first);
});

test('other values have another key', async () => {
  const first = await postKey(message, '1795000000000', edge);
  expect(await postKey({ ...message, name: 'Sipho' }, '1795000000000', edge)).not.toBe(first);
});

test.each([null, '', 'x', new File([], 'page-made')])(
  'without the moment of its page (%s) a repeat within ten minutes has the same key',
  async (madeAt) => {
    const first = await postKey(message, madeAt, edge);
    expect(await postKey(message, madeAt, edge + 9 * 60_000)).toBe(first);
    expect(await postKey(message, madeAt, edge + 10 * 60_000)).not.toBe(first);
  },
);
