import { describe, expect, test } from 'vitest';
import { attributeFault, type FaultScene } from './attribute-fault.ts';

const ORIGIN = 'https://security.example';
const SHOP = '1.0.0-000000000001';
const SHELL = '2.0.0-000000000002';
const scene: FaultScene = {
  origin: ORIGIN,
  running: (part) => ({ shop: SHOP, shell: SHELL, marketing: '3.0.0-000000000003' })[part],
  pagePart: 'marketing',
};
const inShop = `${ORIGIN}/r/shop/${SHOP}/12.ab.js?retry=2:1:200`;
const inShell = `${ORIGIN}/r/shell/${SHELL}/main.ab.js:1:300`;
const v8 = (...places: readonly string[]) =>
  ['TypeError: thandi@mail.example', ...places.map((place) => `    at async x (${place})`)].join(
    '\n',
  );
const webKit = (...places: readonly string[]) => places.map((place) => `x@${place}`).join('\n');
const thrown = (stack: string) => Object.assign(new TypeError('thandi@mail.example'), { stack });

describe.each([
  ['Chromium', v8],
  ['Firefox and Safari', webKit],
])('a fault in %s', (_, stack) => {
  test('names the remote whose script threw, and has its places without queries or messages', () => {
    const cause = thrown(stack(inShop, inShell));
    expect(attributeFault({ kind: 'script', cause }, scene)).toEqual({
      remote: 'shop',
      version: SHOP,
      kind: 'script',
      fault: 'TypeError',
      by: 'script',
      frames: [`/r/shop/${SHOP}/12.ab.js:1:200`, `/r/shell/${SHELL}/main.ab.js:1:300`],
    });
  });

  test('names the remote that called the shell, and the shell when nobody did', () => {
    const called = thrown(stack(inShell, inShop));
    expect(attributeFault({ kind: 'script', cause: called }, scene)).toMatchObject({
      remote: 'shop',
    });
    const alone = thrown(stack(inShell, inShell));
    const named = { remote: 'shell', version: SHELL };
    expect(attributeFault({ kind: 'promise', cause: alone }, scene)).toMatchObject(named);
  });

  test('names the version of its address, not the one that runs by now', () => {
    const earlier = inShop.replace(SHOP, '0.9.0-00000000000a');
    const cause = thrown(stack(earlier));
    const named = { remote: 'shop', version: '0.9.0-00000000000a' };
    expect(attributeFault({ kind: 'promise', cause }, scene)).toMatchObject(named);
  });

  test.each([
    ['an extension', 'chrome-extension://abcdef/content.js:1:2'],
    ['another site with the same path', inShop.replace(ORIGIN, 'https://evil.example')],
  ])('of %s is not reported', (__, place) => {
    const cause = thrown(stack(place));
    expect(attributeFault({ kind: 'promise', cause }, scene)).toBeUndefined();
    expect(attributeFault({ kind: 'script', cause, file: place }, scene)).toBeUndefined();
  });
});

test('the page of a release that threw counts, whatever its stack says', () => {
  const release = { name: 'shop', version: '0.9.0-00000000000a' };
  const cause = thrown(v8(inShell));
  const named = { remote: 'shop', version: release.version, by: 'page' };
  expect(attributeFault({ kind: 'render', cause, release }, scene)).toMatchObject(named);
});

test('a fault without a stack names the script of its event', () => {
  const file = `${ORIGIN}/r/shop/${SHOP}/12.ab.js`;
  const named = { remote: 'shop', fault: 'unknown', frames: [] };
  expect(attributeFault({ kind: 'script', cause: null, file }, scene)).toMatchObject(named);
  const sheet = { kind: 'style', file: file.replace('.js', '.css') } as const;
  expect(attributeFault(sheet, scene)).toMatchObject({ remote: 'shop', kind: 'style' });
});

test('a promise that was rejected with a text names the page that is open', () => {
  const named = { remote: 'marketing', version: '3.0.0-000000000003', by: 'page' };
  expect(attributeFault({ kind: 'promise', cause: 'text' }, scene)).toMatchObject(named);
});

test('an error event of another origin is not reported', () => {
  const event = { kind: 'script', cause: null, file: '' } as const;
  expect(attributeFault(event, scene)).toBeUndefined();
  expect(attributeFault({ ...event, file: `${ORIGIN}/contact` }, scene)).toBeUndefined();
});

test.each(['Bad name: thandi@mail.example', '', 'x'.repeat(61)])(
  'a fault that calls itself %j is unknown',
  (name) => {
    const cause = Object.assign(new Error('m'), { name, stack: v8(inShop) });
    expect(attributeFault({ kind: 'script', cause }, scene)).toMatchObject({ fault: 'unknown' });
  },
);
