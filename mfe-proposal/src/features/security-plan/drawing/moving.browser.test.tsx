import { sheetBounds } from '@app/site-plan/geometry/bounds';
import { checkAccessibility } from '@app/testing/accessibility';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fitSheet } from './sheet-fit.ts';
import { homeLayout } from './testing/home-layout.ts';
import {
  announced,
  button,
  definition,
  markOf,
  openDrawing,
  sheet,
  touch,
} from './testing/open-drawing.tsx';
import { warehouseLayout } from './testing/warehouse-layout.ts';

const FRONT_DOOR = 'Camera: Front door';
const focus = (name: string) => (button(name).element() as unknown as HTMLElement).focus();

/** Pixels of so many metres of the home, on the sheet as it is now. */
function pixels(metres: number): number {
  const { width } = sheet.element().getBoundingClientRect();
  return metres * fitSheet(sheetBounds(homeLayout), width).projection.scale;
}

async function drag(from: { x: number; y: number }, right: number, down: number) {
  await userEvent.dragAndDrop(sheet, sheet, {
    sourcePosition: from,
    targetPosition: { x: from.x + pixels(right), y: from.y + pixels(down) },
  });
}

const deviceCount = () => sheet.element().querySelectorAll('[data-kind="device"]').length;

describe('with a mouse', () => {
  test('a dragged camera is where it was dropped, and the new figures are said', async () => {
    const { onMove } = await openDrawing();
    const count = deviceCount();
    await drag(markOf('Camera: Boundary, north-west'), 6, 4);
    await expect.poll(() => onMove.mock.calls).toHaveLength(1);
    const [moved] = onMove.mock.calls[0] ?? [];
    expect(moved?.devices['camera-2']?.at.x).toBeCloseTo(6.4, 0);
    expect(moved?.devices['camera-2']?.at.y).toBeCloseTo(4.4, 0);
    await expect
      .element(announced)
      .toMatchTextContent(/Boundary seen: (?!50)\d+%, \d+ blind spots\./);
    expect(definition('Cameras')).not.toContain('Boundary seen: 50%');
    await expect.element(page.getByText(/^In the plan: Boundary seen: 50%/)).toBeVisible();
    expect(deviceCount()).toBe(count);
    await expect
      .element(button('Camera: Boundary, north-west'))
      .toHaveAttribute('aria-pressed', 'false');
  });

  test('figures follow while a camera is dragged, before it is dropped', async () => {
    const { onMove } = await openDrawing();
    const { x, y } = markOf('Camera: Boundary, north-west');
    const { left, top } = sheet.element().getBoundingClientRect();
    const event = (type: string, right: number, buttons: number) =>
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType: 'mouse',
        button: type === 'pointermove' ? -1 : 0,
        buttons,
        clientX: left + x + right,
        clientY: top + y + right,
      });
    // Only a real pointer can be captured.
    (sheet.element() as SVGSVGElement).setPointerCapture = () => {};
    sheet.element().dispatchEvent(event('pointerdown', 0, 1));
    sheet.element().dispatchEvent(event('pointermove', pixels(5), 1));
    await expect.poll(() => definition('Cameras')).not.toContain('Boundary seen: 50%');
    expect(onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => definition('Cameras')).toContain('Boundary seen: 50%');
    sheet.element().dispatchEvent(event('pointerup', pixels(5), 0));
    expect(onMove).not.toHaveBeenCalled();
  });

  test('a dragged wall takes along what is joined to it and mounted on it', async () => {
    const { onMove } = await openDrawing();
    const scale = pixels(1);
    const { x, y } = markOf('Motion detector: Room 1');
    // On the outer wall in the west, away from devices.
    await drag({ x: x - 0.3 * scale, y: y + 4 * scale }, -2, 1);
    await expect.poll(() => onMove.mock.calls).toHaveLength(1);
    const [moved] = onMove.mock.calls[0] ?? [];
    expect(Object.keys(moved?.walls ?? {}).toSorted()).toEqual([
      'outer-north',
      'outer-south',
      'outer-west',
    ]);
    expect(moved?.walls['outer-west']?.from.x).toBeCloseTo(5, 0);
    expect(moved?.walls['outer-west']?.from.y).toBe(13);
    expect(moved?.walls['outer-north']?.from).toEqual(moved?.walls['outer-west']?.to);
    expect(Object.keys(moved?.devices ?? {})).toEqual(['detector-1']);
    await expect
      .element(button(/^Move Outer wall, north side: 1[12](\.\d)? m$/))
      .toBeInTheDocument();
  });

  test('a click without a drag moves nothing', async () => {
    const { onMove } = await openDrawing();
    await button(FRONT_DOOR).click();
    await expect.element(button(FRONT_DOOR)).toHaveAttribute('aria-pressed', 'true');
    expect(onMove).not.toHaveBeenCalled();
  });
});

describe('with keys', () => {
  test('M begins, arrows move half a metre, with Shift a tenth, and Enter keeps', async () => {
    const { onMove } = await openDrawing();
    focus(FRONT_DOOR);
    await userEvent.keyboard('m{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    await expect.element(announced).toMatchTextContent(/^12.5 m from the west side, 13.4 m/);
    await expect.element(announced).toMatchTextContent(/Boundary seen: \d+%/);
    expect(onMove).not.toHaveBeenCalled();
    await checkAccessibility();
    await userEvent.keyboard('{Enter}');
    expect(onMove).toHaveBeenCalledExactlyOnceWith({
      devices: { 'camera-1': { at: { x: 12.5, y: 13.4 }, direction: 191 } },
      walls: {},
    });
    await expect.element(button(FRONT_DOOR)).toHaveFocus();
    await expect.element(announced).toMatchTextContent(/^Kept\./);
  });

  test('Escape puts it back', async () => {
    const { onMove } = await openDrawing();
    focus('Camera: Boundary, north-west');
    await userEvent.keyboard('M{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(definition('Cameras')).not.toContain('Boundary seen: 50%');
    await userEvent.keyboard('{Escape}');
    expect(definition('Cameras')).toContain('Boundary seen: 50%');
    expect(onMove).not.toHaveBeenCalled();
    await expect.element(announced).toHaveTextContent('Cancelled. It is back where it was.');
  });

  test('R turns a camera, and the level that it lost is said', async () => {
    const { onMove } = await openDrawing();
    focus(FRONT_DOOR);
    await userEvent.keyboard('mrrrrrr');
    await expect
      .element(announced)
      .toMatchTextContent(/No longer sees what the plan needs it to see/);
    await userEvent.keyboard('RRRRRR');
    await expect.element(announced).toMatchTextContent(/You see who it is/);
    await userEvent.keyboard('{ArrowRight}'.repeat(8));
    await expect
      .element(announced)
      .toMatchTextContent(
        /You see a person, not who it is \(characterise, \d+ px\/m at 6\.\d m\)\. The plan needs validate\./,
      );
    await userEvent.keyboard('{Enter}');
    expect(onMove.mock.lastCall?.[0].devices['camera-1']?.direction).toBe(191);
  });

  test('a wall is moved from its own button, and stops before the next', async () => {
    const { onMove } = await openDrawing();
    focus('Move Inner wall: 8 m');
    await userEvent.keyboard(`{Enter}${'{ArrowRight}'.repeat(12)}{ArrowUp}{Enter}`);
    expect(onMove.mock.lastCall?.[0].walls['inner-1']).toEqual({
      from: { x: 16.5, y: 5 },
      to: { x: 16.5, y: 13 },
    });
  });
});

describe('with the buttons of the Move mode', () => {
  test('a device is moved, turned and kept without a drag', async () => {
    const { onMove } = await openDrawing();
    await button('Camera: Boundary, north-west').click();
    await button('Move Camera: Boundary, north-west').click();
    await button('Right 0.5 m').click();
    await button('Down 0.5 m').click();
    await button('Turn right 15 degrees').click();
    await checkAccessibility();
    await button('Keep').click();
    expect(onMove).toHaveBeenCalledExactlyOnceWith({
      devices: { 'camera-2': { at: { x: 0.9, y: 0.9 }, direction: 60 } },
      walls: {},
    });
    await expect.element(button('Camera: Boundary, north-west')).toHaveFocus();
  });

  test('a tap on the drawing puts the device there', async () => {
    const { onMove } = await openDrawing();
    await button('Move Camera: Front door').click();
    const { x, y } = markOf(FRONT_DOOR);
    await sheet.click({ position: { x: x + pixels(4), y: y + pixels(1) } });
    expect(onMove).not.toHaveBeenCalled();
    await button('Keep').click();
    const at = onMove.mock.lastCall?.[0].devices['camera-1']?.at;
    expect(at?.x).toBeCloseTo(15.5, 0);
    expect(at?.y).toBeCloseTo(14.5, 0);
  });

  test('a device without a direction has no buttons to turn it', async () => {
    await openDrawing();
    await button('Energiser: Room 2').click();
    await button('Move Energiser: Room 2').click();
    await expect.element(button('Up 0.5 m')).toBeVisible();
    expect(button('Turn left 15 degrees').query()).toBeNull();
  });
});

describe('with a finger', () => {
  test('a swipe across a device moves nothing, and in the Move mode it drags the device', async () => {
    await page.viewport(320, 900);
    const { onMove } = await openDrawing();
    const from = markOf('Camera: Boundary, south-east');
    const to = { x: from.x - 60, y: from.y - 5 };
    await touch('touchStart', [from]);
    await touch('touchMove', [to]);
    await touch('touchEnd');
    expect(onMove).not.toHaveBeenCalled();
    await touch('touchStart', [from]);
    await touch('touchEnd');
    await expect
      .element(button('Camera: Boundary, south-east'))
      .toHaveAttribute('aria-pressed', 'true');
    await button('Move Camera: Boundary, south-east').click();
    const now = markOf('Camera: Boundary, south-east');
    await touch('touchStart', [now]);
    await touch('touchMove', [{ x: now.x - 60, y: now.y - 5 }]);
    await touch('touchEnd');
    await expect.element(announced).toMatchTextContent(/Boundary seen/);
    await button('Keep').click();
    const at = onMove.mock.lastCall?.[0].devices['camera-3']?.at;
    expect(at?.x).toBeCloseTo(23.6 - 60 / pixels(1), 0);
  });
});

describe('what was moved', () => {
  const moved = {
    devices: { 'camera-2': { at: { x: 6, y: 2 }, direction: 45 } },
    walls: {},
  };

  test('is shown, and Place again asks before it puts all back', async () => {
    const { onMove } = await openDrawing({ moved });
    expect(definition('Cameras')).not.toContain('Boundary seen: 50%');
    await button('Place again').click();
    await button('Keep mine').click();
    await expect.element(button('Place again')).toHaveFocus();
    expect(onMove).not.toHaveBeenCalled();
    await button('Place again').click();
    await button('Yes, place again').click();
    expect(onMove).toHaveBeenCalledExactlyOnceWith({ devices: {}, walls: {} });
    expect(definition('Cameras')).toBe('Boundary seen: 50%, 8 blind spots. Entrances seen: 100%.');
    await expect.element(button('Place again')).toHaveFocus();
    await button('Place again').click({ force: true });
    expect(onMove).toHaveBeenCalledOnce();
  });

  test('is kept when another device moves', async () => {
    const { onMove } = await openDrawing({ moved });
    focus('Energiser: Room 2');
    await userEvent.keyboard('m{ArrowDown}{Enter}');
    expect(Object.keys(onMove.mock.lastCall?.[0].devices ?? {})).toEqual(['camera-2', 'energizer']);
  });

  test('on its way is dropped when the plan changes', async () => {
    const { onMove } = await openDrawing({ next: warehouseLayout });
    focus(FRONT_DOOR);
    await userEvent.keyboard('m{ArrowRight}');
    await button('Plan anew').click();
    await expect.element(sheet).toHaveAccessibleName(/^Site plan, 92 m by 68 m/);
    expect(button('Keep').query()).toBeNull();
    expect(onMove).not.toHaveBeenCalled();
  });
});
