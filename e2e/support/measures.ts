import { expect, type Page } from 'playwright/test';

/** Least side of what visitors press, in CSS pixels (WCAG 2.2, 2.5.8), and of buttons on a touch screen. */
const TARGET = 24;
const BUTTON = 44;
const LONGEST_LINE = 75;

/** Expects that a finger can hit everything that can be pressed. Links inside a sentence are exempt. */
export async function checkTargets(page: Page): Promise<void> {
  const small = await page.evaluate(
    ([target, button]) => {
      const pressed = 'a[href], button, input, select, textarea, summary';
      const inSentence = (element: Element): boolean =>
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent ?? '').trim() !== element.textContent?.trim();
      const isButton = (element: Element): boolean =>
        element.matches('button, a[data-variant], a[data-size]');
      return [...document.querySelectorAll(pressed)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter(
          (element) => !element.closest('[aria-hidden="true"], .skip-link, .leaflet-container'),
        )
        .filter((element) => !inSentence(element))
        .map((element) => {
          // A checkbox is pressed by its label too.
          const label = element.closest('label') ?? element;
          const { width, height } = label.getBoundingClientRect();
          const least = isButton(element) ? button : target;
          return { element, width, height, least };
        })
        .filter(({ width, height }) => width > 1 && height > 1)
        .filter(({ width, height, least }) => Math.min(width, height) < least - 0.5)
        .map(
          ({ element, width, height, least }) =>
            `${element.outerHTML.slice(0, 120)}: ${Math.round(width)} × ${Math.round(height)}, not ${least}`,
        );
    },
    [TARGET, BUTTON] as const,
  );
  expect(small, 'targets that are too small').toEqual([]);
}

/** Expects no line of running text with more than 75 characters. */
export async function checkLines(page: Page): Promise<void> {
  const long = await page.evaluate((longest) => {
    const lines = new Map<Element, Map<number, string>>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      let block = text.parentElement;
      if (!block?.checkVisibility() || block.closest('svg, script, .visually-hidden')) continue;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      if (!block) continue;
      const ofBlock = lines.get(block) ?? new Map<number, string>();
      lines.set(block, ofBlock);
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+\s*/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.trimEnd().length);
        const top = Math.round(range.getBoundingClientRect().bottom / 8);
        ofBlock.set(top, (ofBlock.get(top) ?? '') + word);
      }
    }
    return [...lines.values()]
      .flatMap((ofBlock) => [...ofBlock.values()])
      .map((line) => line.trim())
      .filter((line) => line.length > longest)
      .map((line) => `${line.length}: ${line}`);
  }, LONGEST_LINE);
  expect(long, 'lines that are too long').toEqual([]);
}
