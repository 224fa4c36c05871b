import { expect, test } from 'vitest';
import { createToastStore, TOAST_FORGET_MS } from './toast-store.tsx';

function setUp() {
  const clock = { ms: 0 };
  return { clock, store: createToastStore({ now: () => clock.ms }) };
}

test('a toast shown before anyone listens is there for the region that comes later', () => {
  const { store } = setUp();
  store.show({ title: 'Message sent', text: 'We answer within a day.' });
  expect(store.current()).toMatchObject({ title: 'Message sent', text: 'We answer within a day.' });
});

test('a newer toast takes the place of the present one', () => {
  const { store } = setUp();
  store.show({ title: 'First' });
  store.show({ title: 'Second', variant: 'destructive' });
  expect(store.current()).toMatchObject({ title: 'Second', variant: 'destructive' });
  expect(store.dismissed().map(({ title }) => title)).toEqual(['First']);
});

test('the same message shown again is a new toast', () => {
  const { store } = setUp();
  expect(store.show({ title: 'Error' })).not.toBe(store.show({ title: 'Error' }));
});

test('dismissing an earlier toast leaves the present one', () => {
  const { store } = setUp();
  const first = store.show({ title: 'First' });
  store.show({ title: 'Second' });
  store.dismiss(first);
  expect(store.current()).toMatchObject({ title: 'Second' });
  store.dismiss();
  expect(store.current()).toBeNull();
});

test('listeners hear of every change until they leave', () => {
  const { store } = setUp();
  let calls = 0;
  const leave = store.subscribe(() => {
    calls += 1;
  });
  const id = store.show({ title: 'Saved' });
  store.dismiss(id);
  store.dismiss(id);
  expect(calls).toBe(2);
  leave();
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
