import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

/** The text with its matched parts in brackets. */
const marked = (text: string, ...matched: string[]) =>
  highlight(text, matched)
    .map((part) => (part.matched ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['a word', 'Vantis 4MP dome camera', ['camera'], 'Vantis 4MP dome [camera]'],
  ['the start of a word', 'Dome cameras', ['cam'], 'Dome [cam]eras'],
  ['several words', '4MP dome camera', ['camera', '4mp'], '[4MP] dome [camera]'],
  ['neighbouring words', 'dome camera', ['dome', 'camera'], '[dome camera]'],
  ['a code without its signs', 'VT-IP2B28', ['vtip2'], '[VT-IP2]B28'],
  ['a code with other signs', 'VT IP2B28', ['vt-ip2b28'], '[VT IP2B28]'],
  ['an accent', 'Câble Éxtra', ['cable'], '[Câble] Éxtra'],
  ['a figure with a point', 'Lens 2.8mm', ['2.8mm'], 'Lens [2.8mm]'],
  ['a part of a word when no word begins with it', 'Turret', ['rre'], 'Tu[rre]t'],
  ['a word and not the same letters inside of another', 'PTZ tz', ['tz'], 'PTZ [tz]'],
  ['an emoji before it', '📷 camera', ['camera'], '📷 [camera]'],
])('%s is marked', (_, text, matched, expected) => {
  expect(marked(text, ...matched)).toBe(expected);
});

test('a text without a match, and one without a search, is one part', () => {
  expect(highlight('Dome', ['siren'])).toEqual([{ text: 'Dome', matched: false }]);
  expect(highlight('Dome', [])).toEqual([{ text: 'Dome', matched: false }]);
  expect(highlight('', ['siren'])).toEqual([]);
});

test.each(['<b>', '(', '.*', ''])('signs such as %j match nothing', (sign) => {
  expect(marked('A <b> (.*)', sign)).toBe('A <b> (.*)'.replace('b', sign === '<b>' ? '[b]' : 'b'));
});

test('the parts put together are the text', () => {
  const text = ' – VT-4MP "dome" ½ ﬁbre, Ünïcode 📷! ';
  const parts = highlight(text, ['vt4', 'fibre', 'dome', '1']);
  expect(parts.map((part) => part.text).join('')).toBe(text);
});
