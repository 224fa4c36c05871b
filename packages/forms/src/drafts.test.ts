import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type DraftPlace, draftsOf } from './drafts.ts';

/** Storage of a browser, in memory; `full` makes it refuse. */
function memoryStorage() {
  const items = new Map<string, string>();
  const storage = {
    full: false,
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem(key: string, text: string) {
      if (storage.full) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, text);
    },
  };
  // `Object.keys` of a storage gives its keys.
  return new Proxy(storage, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      items.has(String(key)) ? { configurable: true, enumerable: true } : undefined,
  });
}

let device: ReturnType<typeof memoryStorage>;
let tab: ReturnType<typeof memoryStorage>;
beforeEach(() => {
  device = memoryStorage();
  tab = memoryStorage();
  vi.stubGlobal('window', { localStorage: device, sessionStorage: tab });
  vi.useFakeTimers({ now: new Date('2026-03-02T08:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const draft = (form = 'contact', place: Exclude<DraftPlace, false> = 'device') =>
  draftsOf(form, place);

describe('a draft', () => {
  test('is read as it was written, per form', () => {
    expect(draft().write({ name: 'Thandi' })).toBe(true);
    expect(draft().read()).toEqual({ name: 'Thandi' });
    expect(draft('incident').read()).toBeUndefined();
  });

  test('is kept without the signals against spam', () => {
    draft().write({ name: 'Thandi', website: '', elapsedMs: '5' });
    expect(draft().read()).toEqual({ name: 'Thandi' });
  });

  test('of a form whose hidden field was filled in is not kept, and neither is the one before', () => {
    draft().write({ name: 'Thandi', website: '' });
    expect(draft().write({ name: 'Thandi', website: 'https://spam.example' })).toBe(false);
    expect(draft().read()).toBeUndefined();
  });

  test('is kept for less than 7 days and then removed', () => {
    draft().write({ name: 'Thandi' });
    vi.setSystemTime(new Date('2026-03-09T07:59:59Z'));
    expect(draft().read()).toEqual({ name: 'Thandi' });
    vi.setSystemTime(new Date('2026-03-09T08:00:00Z'));
    expect(draft().read()).toBeUndefined();
    expect(Object.keys(device)).toEqual([]);
  });

  test('that is too old is removed when another form is opened', () => {
    draft('contact').write({ name: 'Thandi' });
    device.setItem('cart:1', '[]');
    vi.setSystemTime(new Date('2026-03-10T08:00:00Z'));
    draft('tech-help').read();
    expect(Object.keys(device)).toEqual(['cart:1']);
  });

  test('from a clock in the future is removed', () => {
    draft().write({ name: 'Thandi' });
    vi.setSystemTime(new Date('2026-03-01T08:00:00Z'));
    expect(draft().read()).toBeUndefined();
  });

  test.each(['{', 'null', '[]', '7', '{"at":"today"}'])('that is %s counts as none', (text) => {
    device.setItem('draft:1:contact', text);
    expect(draft().read()).toBeUndefined();
  });

  test('of a tab is not on the device', () => {
    draft('incident', 'tab').write({ name: 'Thandi' });
    expect(Object.keys(device)).toEqual([]);
    expect(draft('incident', 'tab').read()).toEqual({ name: 'Thandi' });
  });

  test('that does not fit leaves the one before', () => {
    draft().write({ name: 'Thandi' });
    device.full = true;
    expect(draft().write({ name: 'Thandi M' })).toBe(false);
    expect(draft().read()).toEqual({ name: 'Thandi' });
  });

  test('in a browser that blocks storage is neither written nor read', () => {
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(draft().write({ name: 'Thandi' })).toBe(false);
    expect(draft().read()).toBeUndefined();
    draft().clear();
  });
});
