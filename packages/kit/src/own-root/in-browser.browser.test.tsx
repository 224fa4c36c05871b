import { memoryApi } from '@app/api-client/testing/memory-api';
import { sampleSite } from '@app/site/testing/sample-site';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { expect, onTestFinished, test } from 'vitest';
import type { Crossing } from './crossing.ts';
import { mount } from './in-browser.tsx';

const crossing: Crossing = {
  site: sampleSite,
  api: memoryApi(),
  showToast: () => {},
  cart: {} as Crossing['cart'],
  location: { pathname: '/consulting', search: '', hash: '', state: null, key: 'a' },
  navigate: () => {},
  props: {},
};

// The shell notices errors of the window, and names the remote by the file of its React in the stack.
test('HTML of the server that a page with a React of its own does not agree with is an error of the window', async () => {
  const place = document.createElement('div');
  place.innerHTML = '<h1>Prices</h1>';
  document.body.append(place);
  const told = new Promise<ErrorEvent>((resolve) =>
    window.addEventListener(
      'error',
      (event) => {
        event.preventDefault();
        resolve(event);
      },
      { once: true },
    ),
  );
  const root = mount(
    { name: 'shop', Page: () => <h1>Other prices</h1> },
    place,
    crossing,
    () => {},
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const { error } = await told;
  expect(error.stack).toMatch(/https?:.*:\d+:\d+/);
  expect(takeConsoleErrors()).toHaveLength(1);
  expect(place.textContent).toBe('Other prices');
});
