import { checkAccessibility } from '@app/testing/accessibility';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, openDrawing, sheet, touch } from '../drawing/testing/open-drawing.tsx';

const person = page.getByRole('button', { name: /^Person, / });
const picture = page.getByRole('img', { name: /^What the camera shows, enlarged/ });

async function open() {
  await openDrawing();
  (button('Camera: Boundary, north-west').element() as unknown as HTMLElement).focus();
  await button('What this camera shows').click();
  await expect.element(page.getByRole('heading', { name: /^What this camera/ })).toHaveFocus();
}

test('arrow keys move the person, and picture and words say what the camera shows of them', async () => {
  await open();
  await expect.element(person).toHaveAccessibleName(/^Person, 9 m ahead\. At 9 m you see/);
  const before = (picture.element() as HTMLCanvasElement).width;
  (person.element() as SVGElement).focus();
  await userEvent.keyboard('{ArrowLeft>6/}');
  await expect.element(person).toHaveAccessibleName(/^Person, 6 m ahead/);
  await expect
    .element(page.getByRole('status').filter({ hasText: /^6 m ahead\. At 6 m you see/ }))
    .toBeInTheDocument();
  await expect.poll(() => (picture.element() as HTMLCanvasElement).width).toBeGreaterThan(before);
  await checkAccessibility();
});

test('a tap puts the person there, and the button that closes the view gives the camera the focus', async () => {
  await open();
  const sheet = page.getByRole('group', { name: /^The view from above/ });
  await sheet.click({ position: { x: 60, y: 30 } });
  await expect.element(person).not.toHaveAccessibleName(/^Person, 9 m ahead/);
  const { width, height } = person.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await button('Close').click();
  await expect.element(button('Camera: Boundary, north-west')).toHaveFocus();
});

test('a finger drags the person, and the page does not scroll', async () => {
  await page.viewport(320, 700);
  await open();
  (person.element() as SVGElement).scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = person.element().getBoundingClientRect();
  const corner = sheet.element().getBoundingClientRect();
  const at = { x: box.x + box.width / 2 - corner.x, y: box.y + box.height / 2 - corner.y };
  await touch('touchStart', [at]);
  await touch('touchMove', [{ x: at.x, y: at.y - 30 }]);
  await touch('touchMove', [{ x: at.x, y: at.y - 60 }]);
  await touch('touchEnd');
  await expect.element(person).toHaveAccessibleName(/^Person, [67](\.\d)? m ahead/);
  expect(sheet.element().getBoundingClientRect().y).toBeCloseTo(corner.y, 0);
});
