import { expect, test } from 'vitest';
import { createToastStore, TOAST_FORGET_MS } from './toast-store.tsx';

function setUp() {
  const clock = { ms: 0 };
  return { clock, store: createToastStore({ now: () => clock.ms }) };
}

test('a toast shown without a listener is still the current one when the region reads it', () => {
  const { store } = setUp();
  store.show({ title: 'Message sent', text: 'We answer within a day.' });
  expect(store.current()).toMatchObject({ title: 'Message sent', text: 'We answer within a day.' });
});

test('a new toast replaces the current one, which counts as dismissed', () => {
  const { store } = setUp();
  store.show({ title: 'First' });
  store.show({ title: 'Second', variant: 'destructive' });
  expect(store.current()).toMatchObject({ title: 'Second', variant: 'destructive' });
  expect(store.dismissed().map(({ title }) => title)).toEqual(['First']);
});

test('the same message shown twice is two toasts', () => {
  const { store } = setUp();
  expect(store.show({ title: 'Error' })).not.toBe(store.show({ title: 'Error' }));
});

test('dismissing by the id of an earlier toast keeps the current one', () => {
  const { store } = setUp();
  const first = store.show({ title: 'First' });
  store.show({ title: 'Second' });
  store.dismiss(first);
  expect(store.current()).toMatchObject({ title: 'Second' });
  store.dismiss();
  expect(store.current()).toBeNull();
});

test('a listener is called for every change until it unsubscribes', () => {
  const { store } = setUp();
  let calls = 0;
  const unsubscribe = store.subscribe(() => {
    calls += 1;
  });
  const id = store.show({ title: 'Saved' });
  store.dismiss(id);
  store.dismiss(id);
  expect(calls).toBe(2);
  unsubscribe();
  store.show({ title: 'Saved' });
  expect(calls).toBe(2);
});

test('a dismissed toast is forgotten after 1,000,000 ms', () => {
  const { store, clock } = setUp();
  store.show({ title: 'Saved' });
  store.dismiss();
  clock.ms = TOAST_FORGET_MS - 1;
  expect(store.dismissed()).toHaveLength(1);
  clock.ms = TOAST_FORGET_MS;
  expect(store.dismissed()).toEqual([]);
});
