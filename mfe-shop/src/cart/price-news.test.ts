import { expect, test } from 'vitest';
import { NO_NEWS, withLaterNews } from './price-news.ts';

const change = (sku: string, before: number, now: number) => ({ sku, name: sku, before, now });

test('news of different products are added up', () => {
  const first = { changed: [change('A', 100, 110)], gone: ['Siren'] };
  const second = { changed: [change('B', 50, 40)], gone: ['Keypad'] };
  expect(withLaterNews(first, second)).toEqual({
    changed: [change('A', 100, 110), change('B', 50, 40)],
    gone: ['Siren', 'Keypad'],
  });
});

test('a price that changes twice is compared with the one that the visitor knows', () => {
  const news = withLaterNews(
    { changed: [change('A', 100, 110)], gone: [] },
    { changed: [change('A', 110, 120)], gone: [] },
  );
  expect(news.changed).toEqual([change('A', 100, 120)]);
});

test('a price that changes back is no news', () => {
  const news = withLaterNews(
    { changed: [change('A', 100, 110)], gone: [] },
    { changed: [change('A', 110, 100)], gone: [] },
  );
  expect(news).toEqual(NO_NEWS);
});
