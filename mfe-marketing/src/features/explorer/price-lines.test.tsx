import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { priceLines } from './price-lines.tsx';

const price = (technology: string, label: string, from: number) => ({
  technology,
  label,
  search: label,
  from,
});

test('a card says what the first thing on its page costs, and a technology without prices has no line', () => {
  const lines = priceLines([
    price('video-surveillance', '4 MP, 2.8 mm camera', 95_490),
    price('video-surveillance', '12 mm camera', 210_000),
  ]);
  expect(Object.keys(lines)).toEqual(['video-surveillance']);
  expect(renderToStaticMarkup(lines['video-surveillance'])).toBe(
    '4 MP, 2.8 mm camera from <strong>R954.90</strong>',
  );
});
