import type { Page } from 'playwright';

/** Waits for hydration: React adds a property to every element that it has hydrated. */
export async function scriptIsReady(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );
}
