import type { Page } from 'playwright/test';
import { livePages } from '../../support/live-pages.ts';
import { expect, test } from '../../support/test.ts';

/** Keeps the starter from asking for anything: no frame ever comes. */
const withoutFrames = (page: Page) =>
  page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });

/** Where each element of the page is and how it looks. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, visibility, opacity, font } =
        getComputedStyle(element);
      const shown = element.outerHTML.slice(0, 80);
      return `${shown} ${[x, y, width, height]} ${color} ${backgroundColor} ${borderColor} ${visibility} ${opacity} ${font}`;
    }),
  );

/** Adds the style sheets as the starter does, and nothing else. */
const addSheets = (page: Page) =>
  page.evaluate(async () => {
    const template = document.getElementById('start') as HTMLTemplateElement;
    const shown = document.querySelectorAll('style[data-first]');
    const sheets = template.content.querySelectorAll('link[rel=stylesheet]');
    await Promise.all(
      [...sheets].map((sheet, index) => {
        const added = document.importNode(sheet, true);
        const { promise, resolve } = Promise.withResolvers();
        added.addEventListener('load', resolve);
        shown[index]?.after(added);
        return promise;
      }),
    );
    return sheets.length;
  });

const isTechnology = (path: string) => path.startsWith('/technology/') && !process.env.DEEP;

// Slow: one page of each kind is opened.
test('the rest of the style moves and recolours nothing on a page, on a phone and on a desk', async ({
  page,
  request,
}) => {
  await withoutFrames(page);
  const paths = await livePages(request);
  const [technology] = paths.filter(isTechnology);
  for (const path of paths.filter((one) => !isTechnology(one) || one === technology)) {
    await page.goto(path);
    // The font comes in time or stays away; only what style sheets change is looked at.
    await page.evaluate(() => document.fonts.ready);
    const first: string[][] = [];
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      first.push(await looks(page));
    }
    expect(await addSheets(page), path).toBe(2);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await looks(page), `${path} at ${width}`).toEqual(first.pop());
    }
  }
});
