import { expect, test } from 'vitest';
import { whenActivated } from './when-activated.ts';

const isSettled = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setImmediate(resolve, false))]);

test('a page that a visitor sees starts at once', async () => {
  expect(await isSettled(whenActivated(new EventTarget()))).toBe(true);
});

test('a page that is made ready ahead starts when it is shown', async () => {
  const page = Object.assign(new EventTarget(), { prerendering: true });
  const started = whenActivated(page);
  expect(await isSettled(started)).toBe(false);
  page.dispatchEvent(new Event('prerenderingchange'));
  expect(await isSettled(started)).toBe(true);
});
