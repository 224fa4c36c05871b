import { describe, expect, test } from 'vitest';
import { safeQuote } from './safe-quote.ts';

describe("a visitor's name for an area", () => {
  test.each([
    ['Loading dock & yard', 'Loading dock and yard'],
    ['office/reception', 'office and reception'],
    ['Kitchen\n# door', 'Kitchen door…'],
    ['pay at www.evil.example', 'pay…'],
    ['pay WWW.EVIL.EXAMPLE http:evil.example now', 'pay now…'],
    ['pay at www.007.example', 'pay…'],
    ['wwwa aa', 'wwwa aa'],
    ['pay at HTTPS:evil or http: now', 'pay at or now…'],
    ['<b>Gate</b>', ''],
    ['mail me@evil.example', 'mail…'],
    ['', ''],
    ['Garden, pool and garage', 'Garden, pool and garage'],
    ['Roof: tiles', 'Roof, tiles'],
    ['Gate, 031, 555, 0199', 'Gate…'],
    ['Two gates (front and back), both open', 'Two gates (front and back), both open'],
    ['Yard (where the trucks stand).', 'Yard (where the trucks stand)'],
    ['Gate (031) 555 0199', 'Gate…'],
    ['Office (call 031 555 0199)', 'Office (call)…'],
    ['Shop ) and ( yard', 'Shop and yard…'],
  ])('%j is quoted as %j', (text, quoted) => {
    expect(safeQuote(text)).toBe(quoted);
  });

  test('that is long is cut at a word, and shows that it was', () => {
    const quoted = safeQuote(
      'the long passage between the kitchen, the pantry and the back gate of the yard',
    );
    expect(quoted).toBe('the long passage between the kitchen, the pantry and the back…');
  });
});
