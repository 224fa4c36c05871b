import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const entries = new Map<string, string>();
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, text: string) => void entries.set(key, text),
  removeItem: (key: string) => void entries.delete(key),
};

/** A new document has a new instance of the module. */
async function nextVisit(localStorage: Partial<typeof storage> = storage, less = false) {
  vi.resetModules();
  vi.stubGlobal('window', {
    localStorage,
    matchMedia: () => ({ matches: less, addEventListener() {}, removeEventListener() {} }),
  });
  return import('./drift.ts');
}

beforeEach(() => entries.clear());
afterEach(() => vi.unstubAllGlobals());

test('a background that the visitor paused is paused on the next visit', async () => {
  const visit = await nextVisit();
  expect(visit.drift()).toBe('drifting');
  visit.pauseOrResume();
  expect(visit.drift()).toBe('paused');
  expect((await nextVisit()).drift()).toBe('paused');
});

test('a background that the visitor resumed moves on the next visit, and nothing is stored', async () => {
  const visit = await nextVisit();
  visit.pauseOrResume();
  visit.pauseOrResume();
  expect(entries.size).toBe(0);
  expect((await nextVisit()).drift()).toBe('drifting');
});

test('a pause lasts until the next document when storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const visit = await nextVisit({ getItem: blocked, setItem: blocked, removeItem: blocked });
  visit.pauseOrResume();
  expect(visit.drift()).toBe('paused');
});

test('a visitor who prefers reduced motion sees no movement, whatever is stored', async () => {
  expect((await nextVisit(storage, true)).drift()).toBe('still');
});
