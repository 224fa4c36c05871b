import type { CartLine } from '@app/cart';
import { CART_LINE_LIMIT, QUANTITY_LIMIT } from '@app/contracts/order';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CART_KEY, readCart, writeCart } from './cart-storage.ts';

const line: CartLine = {
  Sku: 'CAM-4MP',
  Product: '4MP dome camera',
  Category: 'CAMERAS',
  Price: 804.9,
  quantity: 2,
};

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
};
const store = (text: string) => stored.set(CART_KEY, text);

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', { localStorage: storage });
});
afterEach(() => vi.unstubAllGlobals());

describe('a stored cart', () => {
  it('is empty before anything was stored', () => {
    expect(readCart()).toEqual([]);
  });

  it('is read back as it was written', () => {
    writeCart([line, { ...line, Sku: 'SIR-12V', Cost: 5, quantity: QUANTITY_LIMIT }]);
    expect(readCart()).toEqual([line, { ...line, Sku: 'SIR-12V', Cost: 5, quantity: 999 }]);
  });

  it.each(['', '{', 'undefined', 'null', '7', '"text"', '{}', '{"length":1,"0":{}}'])(
    'is empty when the text is %j',
    (text) => {
      store(text);
      expect(readCart()).toEqual([]);
    },
  );

  it.each([
    ['no object', 7],
    ['null', null],
    ['a list', [line]],
    ['no SKU', { ...line, Sku: undefined }],
    ['a number as SKU', { ...line, Sku: 7 }],
    ['an object as name', { ...line, Product: { toString: 'x' } }],
    ['no category', { ...line, Category: null }],
    ['a price in text', { ...line, Price: '804.90' }],
    ['no price', { ...line, Price: null }],
    ['no quantity', { ...line, quantity: undefined }],
    ['quantity zero', { ...line, quantity: 0 }],
    ['a negative quantity', { ...line, quantity: -1 }],
    ['half a piece', { ...line, quantity: 1.5 }],
    ['too many', { ...line, quantity: QUANTITY_LIMIT + 1 }],
    ['a quantity in text', { ...line, quantity: '2' }],
  ])('loses a line with %s and keeps the rest', (_, foreign) => {
    store(JSON.stringify([foreign, line]));
    expect(readCart()).toEqual([line]);
  });

  it('takes no infinite price', () => {
    store(JSON.stringify([line]).replace('804.9', '1e999'));
    expect(readCart()).toEqual([]);
  });

  it('has at most as many lines as an order', () => {
    const lines = Array.from({ length: CART_LINE_LIMIT + 1 }, (_, index) => ({
      ...line,
      Sku: `SKU-${index}`,
    }));
    store(JSON.stringify(lines));
    expect(readCart()).toEqual(lines.slice(0, CART_LINE_LIMIT));
  });
});

describe('keys that reach for prototypes', () => {
  it('make no cart line', () => {
    store(`[{"__proto__":${JSON.stringify(line)}}]`);
    expect(readCart()).toEqual([]);
  });

  it('change no other object', () => {
    const text = JSON.stringify(line).replace('{', '{"__proto__":{"polluted":true},');
    store(`[${text.replace('{', '{"constructor":{"prototype":{"polluted":true}},')}]`);
    const [read] = readCart();
    expect({ ...read, quantity: 1 }).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('polluted');
  });
});

it('keeps the cart of this page where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('window', {
    get localStorage() {
      return blocked();
    },
  });
  writeCart([line]);
  expect(readCart()).toEqual([line]);
  writeCart([]);
  expect(readCart()).toEqual([]);
});

// Safari's private windows of old and full disks: reading works, writing does not.
it('keeps the cart of this page where storage is full', () => {
  const setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  vi.stubGlobal('window', { localStorage: { ...storage, setItem } });
  writeCart([line]);
  expect(readCart()).toEqual([line]);
});
