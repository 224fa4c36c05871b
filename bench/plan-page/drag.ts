import type { Page } from 'playwright';

const MOVES = 60;
/** Pixels from the start at the last movement, so that something has moved in the end. */
const LEFT_AT = 60;
const PAUSE_MS = 30;

interface DragWindow {
  /** Milliseconds from each movement of the pointer to the frame that shows it. */
  delays?: number[];
}

/** Drags the first camera of the drawing with the mouse, to and halfway back. */
export async function dragACamera(
  page: Page,
): Promise<{ readonly p50: number; readonly p95: number; readonly moves: number }> {
  const camera = page.locator('svg [data-kind="device"]').first();
  await camera.scrollIntoViewIfNeeded();
  const box = await camera.boundingBox();
  if (!box) throw new Error('The drawing shows no device');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.evaluate(() => {
    const delays: number[] = [];
    (window as DragWindow).delays = delays;
    document.addEventListener('pointermove', ({ timeStamp }) => {
      // The frame is on screen when the next task after it runs.
      requestAnimationFrame(() => setTimeout(() => delays.push(performance.now() - timeStamp)));
    });
  });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let move = 1; move <= MOVES; move += 1) {
    const away = 4 * Math.min(move, MOVES - move + LEFT_AT / 4);
    await page.mouse.move(from.x + away, from.y + away / 2);
    await page.waitForTimeout(PAUSE_MS);
  }
  await page.mouse.up();
  // Only what has moved can be put back.
  await page.getByRole('button', { name: 'Place again', disabled: false }).waitFor();
  const delays = await page.evaluate(() => (window as DragWindow).delays ?? []);
  const sorted = delays.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), moves: sorted.length };
}
