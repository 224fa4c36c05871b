import type { Page } from 'playwright';

/**
 * Changes the height of the wall in the part What if.
 * @returns milliseconds from the last byte of the API's answer to the frame that shows what changes.
 */
export async function changeAnAnswer(page: Page): Promise<number> {
  await page.getByRole('heading', { name: 'What if? Change one answer' }).click();
  await page
    .getByLabel('Which answer do you want to change?')
    .selectOption('How high is the wall?');
  await page.locator('#what-if [name="wall_height"]').fill('1.2');
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const part = document.querySelector('#what-if');
        if (!part) throw new Error('There is no part What if');
        const observer = new MutationObserver(() => {
          if (!/lines? changed\./.test(part.textContent)) return;
          observer.disconnect();
          // The frame is on screen when the next task after it runs.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        });
        observer.observe(part, { childList: true, subtree: true, characterData: true });
      }),
  );
  await page.getByRole('button', { name: 'Show what changes' }).click();
  const shownAt = await shown;
  const answeredAt = await page.evaluate(() => {
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const call = calls.filter(({ name }) => name.endsWith('/api/proposal')).at(-1);
    if (!call) throw new Error('The API was not asked');
    return call.responseEnd;
  });
  return shownAt - answeredAt;
}
