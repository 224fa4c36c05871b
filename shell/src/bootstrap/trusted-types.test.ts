import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { admitParts, guardSinks } from './trusted-types.ts';

type Rule = (written: string) => string | null;

/** The rules of the policy that a browser with trusted types is given, by name of the policy. */
function policies(): Record<string, Record<string, Rule>> {
  const made: Record<string, Record<string, Rule>> = {};
  vi.stubGlobal('location', new URL('https://security.example/consulting?q=1'));
  onTestFinished(() => void vi.unstubAllGlobals());
  guardSinks({ createPolicy: (name, rules) => Object.assign(made, { [name]: rules }) });
  return made;
}

const SHOP = '/r/shop/remoteEntry.0a1b2c3d.js';

test('there is one policy, the default, which admits no text as code but JSON', () => {
  const made = policies();
  expect(Object.keys(made)).toEqual(['default']);
  const json = JSON.stringify({ name: '</script><script>alert(1)</script>' });
  expect(made.default?.createScript?.(json)).toBe(json);
  for (const code of ['alert(1)', '{"a":alert(1)}', '']) {
    expect(() => made.default?.createScript?.(code)).toThrow(SyntaxError);
  }
});

test('in a browser without trusted types nothing is guarded, and nothing throws', () => {
  expect(() => guardSinks()).not.toThrow();
});

describe('the address of a script', () => {
  const admitted = (url: string) => policies().default?.createScriptURL?.(url);

  test('of a part is admitted once the document names the part', () => {
    // No other test names it: parts stay admitted.
    const entry = '/r/proposal/remoteEntry.0a1b2c3d.js';
    expect(admitted(entry)).toBeNull();
    expect(admitted('/r/shell/dialog.0a1b2c3d.js')).toBe('/r/shell/dialog.0a1b2c3d.js');
    admitParts([{ name: 'proposal' }]);
    for (const url of [
      entry,
      `${entry}?retry=2`,
      `https://security.example${entry}`,
      '/r/proposal/1.0.0-0123456789ab/page-proposal.js',
      '/incident-worker.js',
    ]) {
      expect(admitted(url)).toBe(url);
    }
  });

  test.each([
    `https://evil.example${SHOP}`,
    `//evil.example${SHOP}`,
    '/r/stranger/remoteEntry.js',
    '/r/shop/../../api/products.js',
    '/r/shop/photo.svg',
    '/api/products',
    `data:text/javascript,alert(1)//${SHOP}`,
    `javascript:alert(1)//${SHOP}`,
    `blob:https://security.example${SHOP}`,
    '/incident-worker.js/x.js',
  ])('is refused: %s', (url) => {
    admitParts([{ name: 'shop' }]);
    expect(admitted(url)).toBeNull();
  });
});

describe('a text that is written as HTML', () => {
  const written = (html: string) => policies().default?.createHTML?.(html);

  test.each(['', ' Durban & surrounds', '<svg/>', '<span aria-hidden="true">&#x2212;</span>'])(
    'is admitted when it is plain, or one of Leaflet: %s',
    (html) => expect(written(html)).toBe(html),
  );

  test.each([
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<svg/><script>alert(1)</script>',
    '<span aria-hidden="true"><img src=x onerror=alert(1)></span>',
    '<span aria-hidden="true" onclick=alert(1)>+</span>',
    '<b>bold</b>',
    'text\n<b>',
  ])('is refused with any other markup: %s', (html) => expect(written(html)).toBeNull());
});
