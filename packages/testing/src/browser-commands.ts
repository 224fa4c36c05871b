import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointerAway(): Promise<void>;
    designPictures(): Promise<string>;
  }
}

/**
 * Moves the pointer into the corner of the page. `userEvent.hover` does so too, but looks for an element first, and
 * waits until it is still.
 */
export const movePointerAway: BrowserCommand<[]> = async ({ page }) => {
  await page.mouse.move(0, 0);
};

/** The image of all components that a release carries, as SVG. */
export const designPictures: BrowserCommand<[]> = async () => {
  const tooling = await import('@app/federation/tooling/design-pictures');
  return tooling.designPictures();
};
