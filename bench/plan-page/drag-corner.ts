import type { Page } from 'playwright';
import { percentile } from '../percentile.ts';

const MOVES = 60;
const PAUSE_MS = 40;
const LONGEST_MS = 200;

interface DragWindow {
  /** Milliseconds from a movement of the pointer to the paint that shows it. */
  delays?: number[];
}

/** Drags a corner of the boundary in the editor of the site, to and fro. */
export async function dragACorner(
  page: Page,
  by: 'mouse' | 'finger',
): Promise<{ readonly p50: number; readonly p95: number; readonly moves: number }> {
  const handle = page.locator('[data-handle="boundary-corner-1"]');
  await handle.scrollIntoViewIfNeeded();
  // The sheet has its size when its fonts and the page around it are there.
  await page.waitForTimeout(500);
  const box = await handle.boundingBox();
  if (!box) throw new Error('The drawing has no corner');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.evaluate(countPaints);
  const pointer = await (by === 'mouse' ? mouseOn(page) : fingerOn(page));
  await pointer.down(from);
  for (let move = 1; move <= MOVES; move += 1) {
    const away = 2 * Math.min(move, MOVES - move);
    await pointer.move({ x: from.x - away, y: from.y + away / 2 });
    await page.waitForTimeout(PAUSE_MS);
  }
  await pointer.up();
  const delays = await page.evaluate(() => (window as DragWindow).delays ?? []);
  if (delays.length === 0) throw new Error('The corner did not follow');
  // The first movements load and compile what the later ones use.
  const usual = delays.slice(5);
  return { p50: percentile(usual, 0.5), p95: percentile(usual, 0.95), moves: usual.length };
}

/** Runs in the page. */
function countPaints() {
  const delays: number[] = [];
  (window as DragWindow).delays = delays;
  let moved: number | undefined;
  let drawn: number | undefined;
  document.addEventListener('pointermove', ({ timeStamp }) => {
    moved ??= timeStamp;
  });
  const sheet = document.querySelector('svg[role="group"]');
  new MutationObserver(() => {
    drawn ??= moved;
    moved = undefined;
  }).observe(sheet ?? document.body, { subtree: true, attributes: true, childList: true });
  // The task that a frame posts runs after its paint, and before what the page posts in the same frame.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    if (drawn !== undefined) delays.push(performance.now() - drawn);
    drawn = undefined;
  };
  const onFrame = () => {
    requestAnimationFrame(onFrame);
    port2.postMessage(0);
  };
  requestAnimationFrame(onFrame);
}

interface Pointer {
  down(at: { x: number; y: number }): Promise<void>;
  move(at: { x: number; y: number }): Promise<void>;
  up(): Promise<void>;
}

const mouseOn = async ({ mouse }: Page): Promise<Pointer> => ({
  async down({ x, y }) {
    await mouse.move(x, y);
    await mouse.down();
  },
  move: ({ x, y }) => mouse.move(x, y),
  up: () => mouse.up(),
});

/**
 * `Input.dispatchTouchEvent` gives an event its time, waits for the next frame of the page and only then sends it, so
 * that each movement would count a frame in which the page knew nothing of it. Chromium's touch emulation sends at once
 * what it makes of a mouse, but acknowledges nothing: the page says when a movement has come.
 */
async function fingerOn(page: Page): Promise<Pointer> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setEmitTouchEventsForMouse', { enabled: true });
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: 'sayMoved' });
  await page.evaluate(() => {
    const { sayMoved } = window as unknown as { sayMoved(how: string): void };
    document.addEventListener('pointermove', () => sayMoved(''));
  });
  let last = { x: 0, y: 0 };
  const touch = async (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at = last) => {
    last = at;
    const come = new Promise<unknown>((resolve) => devtools.once('Runtime.bindingCalled', resolve));
    const event = { type, ...at, button: 'left', clickCount: 1 } as const;
    devtools.send('Input.dispatchMouseEvent', event).catch(() => {});
    // No movement comes of a finger that went down or has hardly moved.
    await Promise.race([come, page.waitForTimeout(LONGEST_MS)]);
  };
  return {
    down: (at) => touch('mousePressed', at),
    move: (at) => touch('mouseMoved', at),
    up: () => touch('mouseReleased'),
  };
}
