import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchLinks } from './prefetch-links.ts';

const asked: string[] = [];
prefetchLinks(document, ({ pathname }) => void asked.push(pathname));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  asked.length = 0;
});

/** A link with a word in it. Each test has paths of its own, because a path is asked for once. */
function link(href: string, attributes: Readonly<Record<string, string>> = {}) {
  const made = document.createElement('a');
  made.href = href;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(document.createElement('b'));
  document.body.append(made);
  return made;
}

const point = (at: Element, pointerType = 'mouse') =>
  at.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));

test('a link that the mouse rests on is asked for once, wherever in it the mouse is', () => {
  const made = link('/rest');
  point(made);
  vi.advanceTimersByTime(40);
  point(made.firstElementChild as Element);
  vi.advanceTimersByTime(30);
  point(document.body);
  point(made);
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual(['/rest']);
});

test('a link that the mouse crosses is not asked for', () => {
  point(link('/cross'));
  vi.advanceTimersByTime(60);
  point(document.body);
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual([]);
});

test('a link that a finger touches is asked for at once, and one with the focus soon', () => {
  point(link('/touch'), 'touch');
  vi.advanceTimersByTime(0);
  link('/focus').focus();
  vi.advanceTimersByTime(65);
  expect(asked).toEqual(['/touch', '/focus']);
});

test.each<[string, string, Record<string, string>]>([
  ['to another site', 'https://x.example/away', {}],
  ['for another tab', '/tab', { target: '_blank' }],
  ['to a file', '/file', { download: 'a.csv' }],
])('a link %s is not asked for', (_, href, attributes) => {
  point(link(href, attributes), 'touch');
  vi.advanceTimersByTime(1000);
  expect(asked).toEqual([]);
});

test('nothing is asked for while the visitor saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  point(link('/saved'), 'touch');
  vi.advanceTimersByTime(1000);
  vi.unstubAllGlobals();
  expect(asked).toEqual([]);
});
