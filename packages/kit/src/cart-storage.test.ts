import {
  CART_LINE_LIMIT,
  type CartLine,
  QUANTITY_LIMIT,
  type WireCartLine,
} from '@app/contracts/cart-line';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CART_CHANGED_KEY, CART_KEY, readCart, writeCart } from './cart-storage.ts';

/** A line as every release so far has stored it. */
const storedLine: WireCartLine = {
  Sku: 'CAM-4MP',
  Product: '4MP dome camera',
  Category: 'CAMERAS',
  Price: 804.9,
  quantity: 2,
};
const line: CartLine = {
  sku: 'CAM-4MP',
  name: '4MP dome camera',
  category: 'CAMERAS',
  price: 80_490,
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
afterEach(() => {
  // The module keeps a cart that it could not store; a write that works drops it.
  vi.stubGlobal('window', { localStorage: storage });
  writeCart([]);
  vi.unstubAllGlobals();
});

describe('a stored cart', () => {
  test('is empty before anything was stored, and nothing is stored by reading', () => {
    expect(readCart()).toEqual([]);
    expect(stored.size).toBe(0);
  });

  test('is read back as it was written', () => {
    const siren = { ...line, sku: 'SIR-12V', cost: 500, quantity: QUANTITY_LIMIT };
    writeCart([line, siren]);
    expect(readCart()).toEqual([line, siren]);
  });

  test('of an older release is kept', () => {
    store(
      '[{"Sku":"CAM-4MP","Product":"4MP dome camera","Category":"CAMERAS","Cost":500,"Price":804.9,"quantity":2}]',
    );
    expect(readCart()).toEqual([{ ...line, cost: 50_000 }]);
  });

  test('can be read by an older release', () => {
    writeCart([line]);
    expect(JSON.parse(stored.get(CART_KEY) ?? '')).toEqual([storedLine]);
  });

  test.each(['', '{', 'undefined', 'null', '7', '"text"', '{}', '{"length":1,"0":{}}'])(
    'is empty when the text is %j',
    (text) => {
      store(text);
      expect(readCart()).toEqual([]);
    },
  );

  test.each([
    ['no object', 7],
    ['null', null],
    ['a list', [storedLine]],
    ['no SKU', { ...storedLine, Sku: undefined }],
    ['a number as SKU', { ...storedLine, Sku: 7 }],
    ['an object as name', { ...storedLine, Product: { toString: 'x' } }],
    ['no category', { ...storedLine, Category: null }],
    ['a price in text', { ...storedLine, Price: '804.90' }],
    ['no price', { ...storedLine, Price: null }],
    ['no quantity', { ...storedLine, quantity: undefined }],
    ['quantity zero', { ...storedLine, quantity: 0 }],
    ['a negative quantity', { ...storedLine, quantity: -1 }],
    ['half a piece', { ...storedLine, quantity: 1.5 }],
    ['too many', { ...storedLine, quantity: QUANTITY_LIMIT + 1 }],
    ['a quantity in text', { ...storedLine, quantity: '2' }],
  ])('drops a line with %s and keeps the rest', (_, foreign) => {
    store(JSON.stringify([foreign, storedLine]));
    expect(readCart()).toEqual([line]);
  });

  test('drops a line with an infinite price', () => {
    store(JSON.stringify([storedLine]).replace('804.9', '1e999'));
    expect(readCart()).toEqual([]);
  });

  test('has at most as many lines as an order', () => {
    const lines = Array.from({ length: CART_LINE_LIMIT + 1 }, (_, index) => ({
      ...storedLine,
      Sku: `SKU-${index}`,
    }));
    store(JSON.stringify(lines));
    expect(readCart().map(({ sku }) => sku)).toEqual(
      lines.slice(0, CART_LINE_LIMIT).map(({ Sku }) => Sku),
    );
  });
});

describe('a cart that was not changed for', () => {
  const DAY_MS = 24 * 60 * 60_000;
  const WRITTEN = Date.UTC(2026, 10, 22);

  beforeEach(() => {
    vi.useFakeTimers({ now: WRITTEN });
    writeCart([line]);
  });
  afterEach(() => vi.useRealTimers());
  const after = (ms: number) => vi.setSystemTime(WRITTEN + ms);

  test('nearly 30 days is kept, and each change keeps it for another 30', () => {
    after(30 * DAY_MS - 1);
    expect(readCart()).toEqual([line]);
    writeCart([line, { ...line, sku: 'SIR' }]);
    after(59 * DAY_MS);
    expect(readCart()).toHaveLength(2);
  });

  test('30 days is empty, and a change starts from an empty cart', () => {
    after(30 * DAY_MS);
    expect(readCart()).toEqual([]);
    writeCart([...readCart(), { ...line, sku: 'SIR' }]);
    expect(readCart().map(({ sku }) => sku)).toEqual(['SIR']);
  });

  test('30 days by a wrong clock is back when the clock is right again', () => {
    after(400 * DAY_MS);
    expect(readCart()).toEqual([]);
    after(DAY_MS);
    expect(readCart()).toEqual([line]);
  });

  test('less than no time, because the clock was set back, is kept for 30 days from then', () => {
    after(-100 * DAY_MS);
    expect(readCart()).toEqual([line]);
    after(-70 * DAY_MS - 1);
    expect(readCart()).toEqual([line]);
    after(-70 * DAY_MS);
    expect(readCart()).toEqual([]);
  });

  test.each(['', 'soon', 'NaN'])(
    'an unknown time (%j), as an older release leaves it, is kept for 30 days from now',
    (time) => {
      stored.set(CART_CHANGED_KEY, time);
      expect(readCart()).toEqual([line]);
      after(30 * DAY_MS);
      expect(readCart()).toEqual([]);
    },
  );
});

describe('a stored cart with keys such as __proto__', () => {
  test('gets no cart line from them', () => {
    store(`[{"__proto__":${JSON.stringify(storedLine)}}]`);
    expect(readCart()).toEqual([]);
  });

  test('changes no other object', () => {
    const text = JSON.stringify(storedLine).replace('{', '{"__proto__":{"polluted":true},');
    store(`[${text.replace('{', '{"constructor":{"prototype":{"polluted":true}},')}]`);
    const [read] = readCart();
    expect({ ...read, quantity: 1 }).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('polluted');
  });
});

test('the cart lasts as long as the page when storage is blocked', () => {
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

// In old private windows of Safari and on full disks, reading works but writing does not.
test('the cart lasts as long as the page when storage is full', () => {
  const setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  vi.stubGlobal('window', { localStorage: { ...storage, setItem } });
  writeCart([line]);
  expect(readCart()).toEqual([line]);
});
