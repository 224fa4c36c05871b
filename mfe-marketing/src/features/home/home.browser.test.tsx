import { renderInSite } from '@app/testing/render-in-site';
import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { Home } from './home.tsx';

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const inside = (inner: DOMRect, outer: DOMRect) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** Lines of a text, or the whole box of what has a background. */
function boxesOf(element: Element): DOMRect[] {
  if (element instanceof HTMLAnchorElement) return [element.getBoundingClientRect()];
  const lines = document.createRange();
  lines.selectNodeContents(element);
  return [...lines.getClientRects()];
}

const drawnBoxes = (drawing: Element) =>
  [...drawing.querySelectorAll('path, rect, text')]
    .map((mark) => mark.getBoundingClientRect())
    .filter(({ width, height }) => width + height > 0);

const prefersMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });

afterEach(() => prefersMotion('reduce'));

async function showHero(width: number): Promise<HTMLElement> {
  await page.viewport(width, 900);
  await renderInSite(<Home />);
  await document.fonts.ready;
  return page.getByRole('region', { name: /^Welcome to/ }).element() as HTMLElement;
}

test.each([320, 640, 768, 960, 1024, 1280, 1440, 1920])(
  'the drawing of the home page is beside or below every text at %d px, and its own is readable',
  async (width) => {
    const hero = await showHero(width);
    const drawing = hero.querySelector('svg[viewBox="0 0 800 560"]');
    const measure = drawing?.querySelector('text');
    if (!drawing || !measure) throw new Error('The hero has no drawing');
    const marks = drawnBoxes(drawing);
    expect(marks.length).toBeGreaterThan(10);
    const texts = [...hero.querySelectorAll('h1, p, a')].flatMap(boxesOf);
    for (const text of texts) {
      expect(marks.filter((mark) => overlap(mark, text))).toEqual([]);
    }
    const size =
      Number.parseFloat(getComputedStyle(measure).fontSize) * (measure.getScreenCTM()?.a ?? 0);
    expect(size).toBeGreaterThanOrEqual(13);
  },
);

test.each([320, 640, 768, 1024, 1440])(
  'at %d px no text and no drawing is where the button that pauses the background is',
  async (width) => {
    await prefersMotion('no-preference');
    const hero = await showHero(width);
    const button = page.getByRole('button', { name: 'Pause the moving background' });
    await expect.element(button).toBeVisible();
    const place = button.element().getBoundingClientRect();
    const others = [
      ...[...hero.querySelectorAll('h1, p, a')].flatMap(boxesOf),
      ...drawnBoxes(hero),
    ].filter((box) => box.width > 0 && !inside(box, place));
    expect(others.filter((box) => overlap(box, place))).toEqual([]);
  },
);
