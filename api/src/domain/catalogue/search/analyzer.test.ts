import { describe, expect, test } from 'vitest';
import { fold, normalizeSku, termsOf, wordsOf } from './analyzer.ts';

const words = (text: string) => wordsOf(text).map((word) => word.text);

describe('wordsOf', () => {
  test.each([
    ['Vantis 4MP bullet', ['vantis', '4mp', 'bullet']],
    ['H.265 Wi-Fi', ['h', '265', 'wi', 'fi']],
    ['2.8mm', ['2.8mm']],
    ['2,8 mm', ['2.8', 'mm']],
    ['10,000 users, 24/7', ['10000', 'users', '24', '7']],
    ['22" "24-hour"', ['22', 'inch', '24', 'hour']],
    ['(HDMI/VGA)', ['hdmi', 'vga']],
    ['détecteur Ångström', ['detecteur', 'angstrom']],
    ['📷 \u0000?!', []],
  ])('splits %j into the words %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  test('gives no more words than the limit', () => {
    expect(wordsOf('a b c d', 2).map(({ text }) => text)).toEqual(['a', 'b']);
  });
});

describe('termsOf', () => {
  test.each([
    ['H.265', 'h265'],
    ['Wi-Fi', 'wifi'],
    ['Wi Fi', 'wifi'],
    ['Ethernet/Wi-Fi', 'wifi'],
    ['all-in-one-wi-fi', 'wifi'],
    ['4 MP', '4mp'],
    ['CAT 6', 'cat6'],
    ['VT-IP2B28', 'vtip2b28'],
    ['VT IP2B28', 'vtip2b28'],
    ['2.8 mm', '2.8mm'],
    ['10,000', '10000'],
    ['4 megapixel', '4mp'],
    ['4megapixels', '4mp'],
    ['8-channel', '8ch'],
    ['8CH', '8ch'],
    ['24"', '24inch'],
    ['24-inch', '24inch'],
    ['7.2 Ah', '7.2ah'],
    ['CAMERAS', 'camera'],
    ['BATTERIES', 'battery'],
    ['PoE switches', 'switch'],
  ])('makes %j findable as %j', (text, joined) => {
    expect(termsOf(text)).toContain(joined);
  });

  test('keeps a number apart from one with other decimals', () => {
    expect(termsOf('2.8mm')).not.toContain('28mm');
  });

  test('does not join the words of a sentence', () => {
    expect(termsOf('outdoor camera 24')).toEqual(['outdoor', 'camera', '24']);
    expect(termsOf('PIR, box')).toEqual(['pir', 'box']);
  });

  test('does not join the parts of a very long compound, which would take quadratic space', () => {
    expect(new Set(termsOf(Array(5000).fill('ab').join('-')))).toEqual(new Set(['ab']));
  });
});

describe('fold and normalizeSku', () => {
  test('fold removes case, diacritics and compatibility forms', () => {
    expect(fold('ÉCRAN ＣＡＭ İ')).toBe('ecran cam i');
  });
  test('normalizeSku keeps only letters and digits', () => {
    expect(normalizeSku(' vt-IP_2b.28/ä ')).toBe('vtip2b28a');
  });
});
