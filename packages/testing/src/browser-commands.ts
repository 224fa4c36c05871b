import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerAway(): Promise<void>;
  }
}

/**
 * Moves the pointer into the corner of the page. `userEvent.hover` does so too, but looks for an element first, and
 * waits until it is still.
 */
export const movePointerAway: BrowserCommand<[]> = async ({ page }) => {
  await page.mouse.move(0, 0);
};
