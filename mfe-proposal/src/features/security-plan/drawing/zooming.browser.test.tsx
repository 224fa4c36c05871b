import { checkAccessibility } from '@app/testing/accessibility';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, markOf, openDrawing, sheet, touch } from './testing/open-drawing.tsx';

const FRONT_DOOR = 'Camera: Front door';
const between = () => {
  const [a, b] = [markOf(FRONT_DOOR), markOf('Motion detector: Room 1')];
  return Math.hypot(a.x - b.x, a.y - b.y);
};

test('the buttons zoom in steps and back to the whole site', async () => {
  await openDrawing();
  const whole = between();
  await expect.element(button('Zoom out')).toHaveAttribute('aria-disabled', 'true');
  await button('Zoom in').click();
  await expect.poll(() => between() / whole).toBeCloseTo(1.5, 1);
  await button('Zoom in').click();
  await button('Zoom out').click();
  await expect.poll(() => between() / whole).toBeCloseTo(1.5, 1);
  await checkAccessibility();
  await button('Whole site').click();
  await expect.poll(between).toBeCloseTo(whole, 0);
});

test('a wheel zooms with Ctrl and leaves the page its scrolling without', async () => {
  await openDrawing();
  const whole = between();
  const wheel = (ctrlKey: boolean) =>
    new WheelEvent('wheel', {
      deltaY: -100,
      ctrlKey,
      bubbles: true,
      cancelable: true,
      clientX: 300,
      clientY: 300,
    });
  expect(sheet.element().dispatchEvent(wheel(false))).toBe(true);
  expect(between()).toBeCloseTo(whole, 0);
  expect(sheet.element().dispatchEvent(wheel(true))).toBe(false);
  await expect.poll(() => between() / whole).toBeGreaterThan(1.3);
});

test('a drag beside devices pans the zoomed site, and never past its edge', async () => {
  const { onMove } = await openDrawing();
  await button('Zoom in').click();
  const before = markOf(FRONT_DOOR);
  const empty = { x: before.x + 60, y: before.y - 60 };
  await userEvent.dragAndDrop(sheet, sheet, {
    sourcePosition: empty,
    targetPosition: { x: empty.x - 50, y: empty.y - 40 },
  });
  await expect.poll(() => markOf(FRONT_DOOR).x - before.x).toBeCloseTo(-50, 0);
  expect(markOf(FRONT_DOOR).y - before.y).toBeCloseTo(-40, 0);
  expect(onMove).not.toHaveBeenCalled();
  await button('Whole site').click();
  await expect.poll(() => markOf('Camera: Boundary, north-west').x).toBeGreaterThan(0);
});

test('two fingers zoom on a phone', async () => {
  await page.viewport(320, 900);
  await openDrawing();
  const whole = between();
  await touch('touchStart', [
    { x: 130, y: 100 },
    { x: 160, y: 100 },
  ]);
  await touch('touchMove', [
    { x: 100, y: 100 },
    { x: 190, y: 100 },
  ]);
  await touch('touchEnd');
  await expect.poll(() => between() / whole).toBeGreaterThan(2);
});

test('a device that arrow keys reach comes into view', async () => {
  await openDrawing();
  for (let step = 0; step < 4; step += 1) await button('Zoom in').click();
  (button(FRONT_DOOR).element() as unknown as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  const { width, height } = sheet.element().getBoundingClientRect();
  await expect.poll(() => markOf('Camera: Boundary, north-west').x).toBeGreaterThan(0);
  const { x, y } = markOf('Camera: Boundary, north-west');
  expect(x).toBeLessThan(width);
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(height);
});

test('a line that is selected elsewhere on the page comes into view', async () => {
  await openDrawing();
  const whole = between();
  for (let step = 0; step < 5; step += 1) await button('Zoom in').click();
  await expect.poll(() => between() / whole).toBeGreaterThan(5);
  await button('Line 1 of the bill').click();
  await expect.poll(between).toBeCloseTo(whole, 0);
});

test('a line that is in view keeps the zoom', async () => {
  await openDrawing();
  const whole = between();
  await button('Zoom in').click();
  await button('Line 1 of the bill').click();
  await expect.element(button(FRONT_DOOR)).toHaveAttribute('aria-pressed', 'true');
  expect(between() / whole).toBeCloseTo(1.5, 1);
});
