import { checkAccessibility } from '@app/testing/accessibility';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { homeLayout } from './testing/home-layout.ts';
import {
  button,
  definition,
  markOf,
  openDrawing,
  openKey,
  sheet,
  touch,
} from './testing/open-drawing.tsx';
import { warehouseLayout } from './testing/warehouse-layout.ts';

const layouts = { home: homeLayout, warehouse: warehouseLayout };
const focused = () => document.activeElement?.getAttribute('aria-label');

/** A finger on the middle of an element of the drawing. */
async function tap(selector: string) {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  const corner = sheet.element().getBoundingClientRect();
  if (!box) throw new Error(`Nothing to tap: ${selector}`);
  await touch('touchStart', [
    { x: box.x + box.width / 2 - corner.x, y: box.y + box.height / 2 - corner.y },
  ]);
  await touch('touchEnd');
}

/** Pixels on the screen of the smallest text. */
function smallestText(): number {
  const { width } = sheet.element().getBoundingClientRect();
  const scale = width / (sheet.element() as SVGSVGElement).viewBox.baseVal.width;
  const drawn = [...document.querySelectorAll('svg text')].map(
    (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
  );
  const written = [...document.querySelectorAll('figure :is(p, li, dt, dd, td, th, button)')].map(
    (element) => Number.parseFloat(getComputedStyle(element).fontSize),
  );
  return Math.min(...drawn, ...written);
}

describe('the drawing', () => {
  test.each(
    (['home', 'warehouse'] as const).flatMap((site) =>
      [320, 768, 1440].map((width) => ({ site, width })),
    ),
  )(
    'of a $site fits $width pixels, is accessible and has no text under 13 pixels',
    async ({ site, width }) => {
      await page.viewport(width, 900);
      await openDrawing({ layout: layouts[site], line: 0 });
      await openKey();
      await page.getByText(/^All \d+ devices as a table/).click();
      await checkAccessibility();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      expect(smallestText()).toBeGreaterThanOrEqual(12.99);
    },
  );

  test('says that it is no survey, how large the site is and what the cameras see', async () => {
    await openDrawing();
    await expect.element(sheet).toHaveAccessibleName(/^Site plan, 24 m by 18 m/);
    expect(definition('Scale')).toBe('From your answers, not measured');
    await openKey();
    expect(definition('Where cameras')).toBe(
      'Boundary seen: 50%, 8 blind spots. Entrances seen: 100%.',
    );
    await expect.element(page.getByText('The building is drawn on one floor.')).toBeVisible();
  });

  test('says below the drawing what several buildings drawn as one mean for cables', async () => {
    const asOne = '2 buildings drawn as one: cables between them can be longer';
    await openDrawing({ layout: { ...layouts.home, asOne } });
    await expect.element(page.getByText(asOne)).toBeVisible();
  });

  test('explains the symbols that it has, and no others', async () => {
    await openDrawing();
    await openKey();
    await expect.element(page.getByText('Camera (3)')).toBeVisible();
    await expect.element(page.getByText('Motion detector (2)')).toBeVisible();
    await expect.element(page.getByText('Electric fence, one zone')).toBeVisible();
    expect(page.getByText(/^Siren/).query()).toBeNull();
    expect(page.getByText('Fence that cameras see through').query()).toBeNull();
  });

  test('has each device in words too', async () => {
    await openDrawing();
    await openKey();
    await page.getByText('All 8 devices as a table').click();
    const row = page.getByRole('row').filter({ hasText: 'Camera: Front door' });
    await expect
      .element(row)
      .toMatchTextContent(
        /Line 1: 4 MP camera.*11.5 m from the west side, 13.5 m from the north side.*You see who it is \(validate, \d+ px\/m at 2.5 m\)/,
      );
    expect(page.getByRole('row').elements()).toHaveLength(9);
    await expect
      .element(page.getByText(/^Blind spots: Boundary, north side, \d+ m in \d+ places;/))
      .toBeVisible();
  });

  test('names each sign, spike, cabinet and mains point by its tag', async () => {
    const at = (x: number) => ({ x, y: 2 });
    await openDrawing({
      layout: {
        ...homeLayout,
        marks: [
          { symbol: 'mains-point', label: 'Mains point', at: [at(1), at(2)], tags: ['Q01', 'Q02'] },
        ],
      },
    });
    await openKey();
    await page.getByText('All 8 devices as a table').click();
    await expect
      .element(page.getByRole('row').filter({ hasText: 'Mains point' }))
      .toMatchTextContent(/^Q01 to Q02 Mains point.*Q01: .* m from the west side.*Q02: /);
  });

  test('keeps its lines in forced colours', async () => {
    onTestFinished(async () => {
      await cdp().send('Emulation.setEmulatedMedia', { features: [] });
    });
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'forced-colors', value: 'active' }],
    });
    await openDrawing({ line: 0 });
    const text = getComputedStyle(document.body).color;
    const brackets = [...button('Camera: Front door').element().querySelectorAll('path')].at(-1);
    expect(brackets && getComputedStyle(brackets).stroke).toBe(text);
    await checkAccessibility();
  });
});

describe('a line of the bill of materials', () => {
  test('marks its devices with brackets and its number', async () => {
    await openDrawing({ line: 1 });
    const pressed = page.getByRole('button', { pressed: true });
    expect(pressed.elements().map((device) => device.getAttribute('aria-label'))).toEqual([
      'Motion detector: Room 1',
      'Motion detector: Room 2',
    ]);
    const numbers = [...sheet.element().querySelectorAll('[data-chosen]')];
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['2', '2']);
  });

  test('is selected by a click on one of its devices, and released by the next', async () => {
    await openDrawing();
    await button('Motion detector: Room 1').click();
    await expect.element(button('Motion detector: Room 2')).toHaveAttribute('aria-pressed', 'true');
    await button('Motion detector: Room 1').click();
    await expect
      .element(button('Motion detector: Room 2'))
      .toHaveAttribute('aria-pressed', 'false');
  });

  test('is that of the nearest device, also where a pointer misses its mark', async () => {
    await openDrawing();
    const { x, y } = markOf('Energiser: Room 2');
    await sheet.click({ position: { x: x - 12, y: y + 5 } });
    await expect.element(button('Energiser: Room 2')).toHaveAttribute('aria-pressed', 'true');
    expect(definition('Energiser: Room 2')).toBe('Line 5.');
  });

  test('is selected when a screen reader clicks a device', async () => {
    await openDrawing();
    (button('Contact: Front door').element() as unknown as HTMLElement).dispatchEvent(
      new MouseEvent('click', { bubbles: true }),
    );
    await expect.element(button('Contact: Front door')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('numbers of the equipment lines', () => {
  const numbers = () =>
    [...document.querySelectorAll<SVGElement>('[data-balloon]')].map(
      ({ dataset }) => dataset.balloon,
    );

  test.each([320, 1440])('stand at every device from the start at %i pixels', async (width) => {
    await page.viewport(width, 900);
    await openDrawing();
    await expect.poll(() => numbers().toSorted()).toEqual(['1', '1', '1', '2', '2', '3', '4', '5']);
  });

  test('on a phone give their line when they are tapped', async () => {
    await page.viewport(320, 900);
    await openDrawing();
    await tap('[data-balloon="5"]');
    await expect.element(button('Energiser: Room 2')).toHaveAttribute('aria-pressed', 'true');
    await tap('[data-balloon="3"]');
    await expect.element(button('Contact: Front door')).toHaveAttribute('aria-pressed', 'true');
  });

  test('of devices too close to tap are one group, which a tap zooms apart', async () => {
    await page.viewport(320, 900);
    await openDrawing({ layout: warehouseLayout });
    const before = numbers().filter((label) => label?.startsWith('+'));
    expect(before.length).toBeGreaterThan(0);
    await tap('[data-balloon^="+"]');
    await expect.element(sheet).toHaveAttribute('data-zoomed');
  });
});

describe('the gravest threats', () => {
  const aThreat = (threat: string, likelihood: number) => ({
    threat,
    likelihood,
    impact: 5,
    reason: '',
    controls: [],
  });
  const amber = () => document.querySelector('[data-answer]')?.getAttribute('d');

  test('stand where they happen, A framed, with the view that answers it in amber', async () => {
    await openDrawing({
      threats: [
        aThreat('Break-in while nobody is there', 4),
        aThreat('Hijacking while you wait for the gate', 3),
      ],
    });
    const letters = [...document.querySelectorAll('[data-threat]')];
    expect(letters.map(({ textContent }) => textContent)).toEqual(['A', 'B']);
    expect(letters.map((letter) => letter.querySelectorAll('path').length)).toEqual([2, 1]);
    expect(amber()).toMatch(/^M/);
    await openKey();
    await expect.element(page.getByText('The camera view that answers threat A')).toBeVisible();
  });

  test('without one certain place have no mark, and no view is amber', async () => {
    await openDrawing({ threats: [aThreat('Systems that stop in a power cut', 4)] });
    expect(document.querySelector('[data-threat]')).toBeNull();
    expect(amber()).toBe('');
  });
});

describe('blind spots', () => {
  test('come with the price of one more camera', async () => {
    await openDrawing({ price: 96_000 });
    await expect
      .element(page.getByText('One more camera: about R960, and its cable and labour.'))
      .toBeVisible();
  });

  test('without a price in the plan come alone', async () => {
    await openDrawing();
    expect(page.getByText(/^One more camera/).query()).toBeNull();
  });
});

describe('by keyboard', () => {
  test('the drawing is one tab stop, and arrow keys go from device to device', async () => {
    await openDrawing();
    await button('Move Camera: Front door').click();
    await userEvent.keyboard('{Escape}');
    expect(focused()).toBe('Camera: Front door');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('Camera: Boundary, north-west');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(focused()).toBe('Camera: Boundary, south-east');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('Camera: Front door');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Move Inner wall: 8 m');
    expect(sheet.element().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await userEvent.tab();
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    await userEvent.tab({ shift: true });
    expect(focused()).toBe('Move Inner wall: 8 m');
  });

  test('Enter and Space mark the line of a device, and Escape clears the mark', async () => {
    await openDrawing();
    (button('Contact: Front door').element() as unknown as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Contact: Front door')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect.element(button('Contact: Front door')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}{Escape}');
    await expect.element(button('Contact: Front door')).toHaveAttribute('aria-pressed', 'false');
  });
});
