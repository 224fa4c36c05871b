import { checkAccessibility } from '@app/testing/accessibility';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../dialog/dialog.tsx';
import { toastPlace } from './toast-place.ts';
import { ToastRegion } from './toast-region.tsx';
import { createToastStore } from './toast-store.tsx';

const message = { title: 'Message Sent', text: 'We will get back to you shortly.' };
const toast = page.getByText(message.title);

async function showToast() {
  const store = createToastStore();
  await render(
    <main>
      <button type="button">Somewhere else</button>
      <ToastRegion store={store} />
    </main>,
  );
  store.show(message);
  await expect.element(toast).toBeVisible();
  return store;
}

test('a toast is reached by F8 and closes', async () => {
  await showToast();
  await checkAccessibility();
  await userEvent.keyboard('{F8}');
  await expect.poll(() => document.activeElement?.closest('[data-toast-region]')).not.toBeNull();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(toast).not.toBeInTheDocument();
});

test('a toast closes by itself after five seconds', async () => {
  // The toaster counts animation frames.
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
    ],
  });
  onTestFinished(() => void vi.useRealTimers());
  const shown = showToast();
  await vi.advanceTimersByTimeAsync(200);
  await shown;
  vi.advanceTimersByTime(4500);
  await expect.element(toast).toBeVisible();
  vi.advanceTimersByTime(500);
  const state = () => toast.element().closest('[data-part=root]')?.getAttribute('data-state');
  await expect.poll(state).toBe('closed');
  vi.advanceTimersByTime(200);
  await expect.element(toast).not.toBeInTheDocument();
});

test('the button of a toast runs its action once, also by keyboard, and closes the toast', async () => {
  const store = await showToast();
  let runs = 0;
  const run = () => {
    runs += 1;
  };
  store.show({ title: 'Removed', action: { label: 'Undo', run } });
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  await checkAccessibility();
  await undo.dblClick();
  await expect.element(undo).not.toBeInTheDocument();
  expect(runs).toBe(1);
  const elsewhere = page.getByRole('button', { name: 'Somewhere else' });
  elsewhere.element().focus();
  store.show({ title: 'Removed', action: { label: 'Undo', run } });
  await expect.element(undo).toBeVisible();
  await userEvent.keyboard('{F8}{Tab}{Tab}{Enter}');
  await expect.element(undo).not.toBeInTheDocument();
  expect(runs).toBe(2);
  await expect.element(elsewhere).toHaveFocus();
});

test('a newer toast takes the place of the present one', async () => {
  const store = await showToast();
  store.show({ title: 'Error', text: 'Failed to send message', variant: 'destructive' });
  await expect.element(page.getByText('Failed to send message')).toBeVisible();
  expect(document.querySelectorAll('[data-toast-region] [data-part="root"]')).toHaveLength(1);
  await checkAccessibility();
});

test('a toast while a dialog is open is told to screen readers, and a press on it leaves the dialog open', async () => {
  const store = createToastStore();
  const place = toastPlace();
  let pressedOutside = false;
  await render(
    <>
      <main>Behind the dialog</main>
      <Dialog
        open
        onOpenChange={() => {
          pressedOutside = true;
        }}
        title="Details"
      >
        <p>What there is to say.</p>
      </Dialog>
      <ToastRegion store={store} />
    </>,
  );
  await expect.poll(() => document.querySelector('main')?.closest('[aria-hidden]')).toBeTruthy();
  store.show(message);
  const told = page.getByRole('status').filter({ hasText: message.title });
  await expect.element(told).toBeVisible();
  expect(place.contains(told.element())).toBe(true);
  expect(place.closest('[aria-hidden], [inert]')).toBeNull();
  await checkAccessibility();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(told).not.toBeInTheDocument();
  expect(pressedOutside).toBe(false);
});

test.each([
  [320, 640],
  [768, 1024],
  [1024, 768],
  [1440, 900],
])('at %d × %d px a dialog ends where the toast begins', async (width, height) => {
  await page.viewport(width, height);
  const store = createToastStore();
  await render(
    <>
      <Dialog open onOpenChange={() => {}} title="Details" size="report" footer={<p>The end</p>}>
        <p style={{ height: '200vh' }}>What there is to say.</p>
      </Dialog>
      <ToastRegion store={store} />
    </>,
  );
  store.show(message);
  await expect.element(toast).toBeVisible();
  const dialog = page.getByRole('dialog').element();
  const card = toast.element().closest('[data-part=root]');
  const overlap = () => {
    const [a, b] = [dialog.getBoundingClientRect(), card?.getBoundingClientRect()];
    return !b || (a.right > b.left && a.bottom > b.top);
  };
  await expect.poll(overlap).toBe(false);
  store.dismiss(store.current()?.id ?? '');
  await expect.element(toast).not.toBeInTheDocument();
  const room = () => document.documentElement.style.getPropertyValue('--toast-room');
  await expect.poll(room).toBe('');
});

test('a toast is above a bar at the bottom of the page, whose end can be scrolled clear of both', async () => {
  await page.viewport(320, 640);
  const { style } = document.documentElement;
  style.setProperty('--bottom-bar', '68px');
  onTestFinished(() => void style.removeProperty('--bottom-bar'));
  await showToast();
  const card = toast.element().closest('[data-part=root]');
  await expect
    .poll(() => innerHeight - (card?.getBoundingClientRect().bottom ?? 0))
    .toBeGreaterThanOrEqual(68);
  const room = () => Number.parseFloat(getComputedStyle(document.body).paddingBottom);
  await expect.poll(room).toBeGreaterThanOrEqual(card?.getBoundingClientRect().height ?? 999);
});

describe.each([
  [320, 640],
  [1440, 900],
])('on a page at %d × %d px', (width, height) => {
  const BAR = 68;

  /** A page of titles and buttons from side to side, with a bar at the bottom of the screen. */
  async function openPage() {
    await page.viewport(width, height);
    document.documentElement.style.setProperty('--bottom-bar', `${BAR}px`);
    onTestFinished(() => void document.documentElement.style.removeProperty('--bottom-bar'));
    const store = createToastStore();
    const rows = Array.from({ length: 60 }, (_, index) => index + 1);
    await render(
      <>
        <main>
          {rows.map((row) => (
            <div key={row} style={{ display: 'grid', gap: 8 }}>
              <h2>{`Title ${row}`}</h2>
              <button type="button">{`Button ${row}`}</button>
            </div>
          ))}
          <div style={{ position: 'sticky', bottom: 0, height: BAR, zIndex: 'var(--z-header)' }}>
            <button type="button" style={{ width: '100%', height: BAR }}>
              Order
            </button>
          </div>
        </main>
        <ToastRegion store={store} />
      </>,
    );
    return async () => {
      store.show(message);
      await expect.element(toast).toBeVisible();
      await Promise.all(
        card()
          .getAnimations()
          .map((animation) => animation.finished),
      );
    };
  }

  const card = () => toast.element().closest<HTMLElement>('[data-part=root]') as HTMLElement;
  const at = (x: number, y: number) => document.elementFromPoint(x, y);
  const isSeen = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const seen = at((left + right) / 2, (top + bottom) / 2);
    return seen !== null && element.contains(seen);
  };

  test('a toast in the middle of it has room from side to side, above the bar, and covers nothing that shows beside it', async () => {
    const showToast = await openPage();
    scrollTo(0, 1000);
    await showToast();
    const { top, bottom } = card().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(height - BAR);
    for (const x of [1, width / 4, width / 2, (3 * width) / 4, width - 20]) {
      for (const y of [top, (top + bottom) / 2, bottom - 1]) {
        expect(at(x, y)?.closest('[data-toast-region]'), `at ${x}, ${y}`).not.toBeNull();
      }
    }
    expect(isSeen(page.getByRole('button', { name: 'Order' }).element())).toBe(true);
  });

  test('its end can be scrolled clear of the toast', async () => {
    const showToast = await openPage();
    await showToast();
    scrollTo(0, document.documentElement.scrollHeight);
    const last = page.getByRole('button', { name: 'Button 60' }).element();
    await expect.poll(() => isSeen(last)).toBe(true);
  });

  test('a button that was pressed at the bottom of the screen stays in view', async () => {
    const showToast = await openPage();
    const pressed = page.getByRole('button', { name: 'Button 30' }).element() as HTMLElement;
    pressed.scrollIntoView({ block: 'end' });
    scrollBy(0, BAR);
    pressed.focus({ preventScroll: true });
    await showToast();
    expect(isSeen(pressed)).toBe(true);
    expect(pressed.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      card().getBoundingClientRect().top,
    );
  });

  test('a bar that has the focus does not scroll it', async () => {
    const showToast = await openPage();
    scrollTo(0, 1000);
    (page.getByRole('button', { name: 'Order' }).element() as HTMLElement).focus();
    const before = scrollY;
    await showToast();
    expect(scrollY).toBe(before);
  });
});
