import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dropStrayClicks } from './stray-clicks.ts';

dropStrayClicks();

afterEach(() => document.body.replaceChildren());

/** One above the other; the first lies behind. */
function stacked(...controls: readonly HTMLElement[]): void {
  for (const control of controls) {
    control.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 200px; height: 60px';
    document.body.append(control);
  }
}

function button(name: string, clicked = vi.fn()) {
  const made = document.createElement('button');
  made.textContent = name;
  made.addEventListener('click', () => clicked());
  return { made, clicked };
}

test('the second click of a double click does not reach what was behind', async () => {
  const behind = document.createElement('a');
  behind.href = '#behind';
  behind.textContent = 'Home';
  const cancel = button('Cancel');
  cancel.made.addEventListener('click', () => cancel.made.remove());
  stacked(behind, cancel.made);
  await userEvent.dblClick(page.getByRole('button', { name: 'Cancel' }));
  expect(cancel.clicked).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('');

  await userEvent.click(page.getByRole('link', { name: 'Home' }));
  expect(location.hash).toBe('#behind');
});

test('the same control is clicked twice, also when it was made anew meanwhile', async () => {
  const more = button('More');
  stacked(more.made);
  more.made.addEventListener('click', () => {
    more.made.remove();
    stacked(button('More', more.clicked).made);
  });
  await userEvent.dblClick(page.getByRole('button', { name: 'More' }));
  expect(more.clicked).toHaveBeenCalledTimes(2);
});

test('a label that is clicked twice changes its field twice', async () => {
  const label = document.createElement('label');
  label.innerHTML = 'Fence <input type="checkbox">';
  const changed = vi.fn();
  label.addEventListener('change', changed);
  stacked(label);
  await userEvent.dblClick(page.getByText('Fence'));
  expect(changed).toHaveBeenCalledTimes(2);
});
