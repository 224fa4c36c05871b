import { gives, type MemoryApi } from '@app/api-client/testing/memory-api';
import { quotePlan } from '@app/contracts/plan-quote';
import { SecurityPlan } from '@app/contracts/security-plan';
import type { SiteOutline } from '@app/contracts/site-outline';
import { checkAccessibility } from '@app/testing/accessibility';
import { samplePlanAnswer } from '@app/testing/plans/sample-plan-answer';
import { renderInSite } from '@app/testing/render-in-site';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { homeLayout as layout } from '../../drawing/testing/home-layout.ts';
import { PlanPage } from '../../plan/plan-page.tsx';
import { planApi } from '../../testing/plan-api.ts';
import { keptPicture } from './kept-picture.ts';
import { fileTexts } from './picture-file.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const picker = page.getByLabelText(/^Choose (a|another) picture$/);
const lengthOf = (line: 1 | 2) => page.getByLabelText(`Length of line ${line}, metres`);
const behind = () => document.querySelector('[data-picture]');

/** 400 × 300 pixels. The two lines begin with 200 and 120 pixels. */
async function scan(): Promise<File> {
  const canvas = new OffscreenCanvas(400, 300);
  canvas.getContext('2d')?.fillRect(100, 60, 200, 4);
  return new File([await canvas.convertToBlob()], 'plan.png', { type: 'image/png' });
}

async function open(api: MemoryApi = planApi(), more: object = {}) {
  const { totals } = samplePlanAnswer;
  api.answer(quotePlan, gives({ totals, budgets: [], systems: [], lines: [], layout }));
  const onOutline = vi.fn<(outline: SiteOutline, plan: SecurityPlan) => void>();
  const source = {
    answers: {},
    responses: { rooms: '8' },
    onKeep: vi.fn(),
    onBudget: vi.fn(),
    onOutline,
    ...more,
  };
  await renderInSite(
    <PlanPage
      plan={v.parse(SecurityPlan, { ...samplePlanAnswer, layout })}
      establishmentType="Residential Home"
      source={source}
    />,
    { path: '/proposal?step=plan&view=site', api },
  );
  await button('Picture').first().click();
  return {
    api,
    async used(): Promise<SiteOutline | undefined> {
      await button('Use this drawing').click();
      await expect.poll(() => onOutline.mock.calls.length).toBe(1);
      return onOutline.mock.calls[0]?.[0];
    },
  };
}

async function scaled(first: string, second: string) {
  await picker.upload(await scan());
  await lengthOf(1).fill(first);
  await lengthOf(2).fill(second);
}

test('a scan is chosen, scaled by two typed lengths and lies dimmed behind the drawing; nothing leaves the device', async () => {
  const { api, used } = await open();
  await scaled('10', '6,0');
  await expect.element(page.getByText('They differ by 0%.')).toBeVisible();
  await checkAccessibility();
  await button('Use this scale').click();
  await expect.poll(behind).not.toBeNull();
  expect(behind()?.getAttribute('href')).toMatch(/^data:image\/jpeg/);
  const { picture } = (await used()) ?? {};
  expect(picture).toMatchObject({
    width: 400,
    height: 300,
    at: { x: 12, y: 9 },
    metresPerPixel: 0.05,
    turn: 0,
    stretch: 0,
  });
  expect(await keptPicture(picture?.photo ?? '')).toMatchObject({ blob: { type: 'image/jpeg' } });
  // An unexpected call fails the test; the one for the total has no pixels.
  expect(JSON.stringify(api.received(quotePlan))).not.toContain(picture?.photo);
});

test('a stretch of more than 5% is named before the scale is used, and as long as the picture is there', async () => {
  await open();
  await scaled('10', '6.6');
  await expect.element(page.getByText('They differ by 10%.')).toBeVisible();
  await expect.element(page.getByText(/can be wrong by up to 5%/)).toBeVisible();
  await button('Use this scale').click();
  await button('Boundary').first().click();
  await expect.element(page.getByText(/two lengths on your picture differ by 10%/)).toBeVisible();
  await button('Undo').click();
  await expect.element(page.getByText(/two lengths on your picture/)).not.toBeInTheDocument();
});

test('by keyboard an end of a line is moved, and without lengths the visitor is told what is missing', async () => {
  await open();
  await picker.upload(await scan());
  await button('Use this scale').click();
  await expect.element(page.getByText('Type the length of line 1')).toBeVisible();
  const end = button('Line 2, second end');
  await lengthOf(1).fill('10');
  await lengthOf(2).fill('6');
  const before = end.element().getBoundingClientRect();
  (end.element() as SVGElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{ArrowDown}');
  expect(end.element().getBoundingClientRect().y - before.y).toBeCloseTo(11, 0);
  await expect.element(page.getByText(/^They differ by [1-9]/)).toBeVisible();
  expect(button(/^Corner A/).query()).toBeNull();
});

test('a finger drags an end of a line under a loupe', async () => {
  await open();
  await picker.upload(await scan());
  await expect.element(button('Line 1, first end')).toBeVisible();
  const mark = button('Line 1, first end').element();
  const { x, y, width, height } = mark.getBoundingClientRect();
  const svg = mark.closest('svg') as SVGSVGElement;
  svg.setPointerCapture = () => {};
  const fire = (type: string, by: number) =>
    svg.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType: 'touch',
        clientX: x + width / 2 + by,
        clientY: y + height / 2,
      }),
    );
  fire('pointerdown', 0);
  fire('pointermove', -20);
  await expect.poll(() => document.querySelector('[data-loupe]')).not.toBeNull();
  fire('pointerup', -20);
  await expect.poll(() => document.querySelector('[data-loupe]')).toBeNull();
  expect(mark.getBoundingClientRect().x).toBeCloseTo(x - 20, 0);
});

test('a picture is turned, moved by arrow keys and taken away, and each step can be undone', async () => {
  const { used } = await open();
  await scaled('10', '6');
  await button('Turn picture').click();
  await button('Use this scale').click();
  (button('Move the picture').element() as SVGElement).focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  await page.getByLabelText('Turned, degrees').fill('92');
  await userEvent.keyboard('{Enter}');
  await button('Take the picture away').click();
  await expect.poll(behind).toBeNull();
  await expect.element(picker).toBeVisible();
  await button('Undo').click();
  await expect.poll(behind).not.toBeNull();
  const { picture } = (await used()) ?? {};
  expect(picture).toMatchObject({ at: { x: 12.1, y: 10 }, turn: 92 });
});

test('a file that is refused leaves the picture before it where it is', async () => {
  await open();
  await scaled('10', '6');
  await button('Use this scale').click();
  await picker.upload(new File(['<svg onload="alert(1)"/>'], 'plan.png', { type: 'image/png' }));
  await expect.element(page.getByText(fileTexts.svg)).toBeVisible();
  expect(behind()).not.toBeNull();
  await checkAccessibility();
});

const saved = { token: 'A'.repeat(22), revision: 3 };
const drawnWith = (photo: string): SiteOutline => ({
  buildings: [
    {
      corners: [
        { x: 0, y: 0 },
        { x: 8, y: 0 },
        { x: 8, y: 6 },
      ],
      storeys: 1,
      openings: [{ kind: 'door', at: { x: 4, y: 0 }, width: 1 }],
    },
  ],
  gates: [],
  solids: [],
  picture: { photo, width: 400, height: 300, at: { x: 4, y: 3 }, metresPerPixel: 0.05, turn: 0 },
});

test('the picture of a saved plan comes from the revision that is open', async () => {
  const picture = await (await scan()).arrayBuffer();
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(picture));
  await open(planApi(), { saved, outline: drawnWith('c'.repeat(32)), responses: { rooms: '9' } });
  await expect.poll(behind).not.toBeNull();
  expect(fetched.mock.calls).toEqual([[`/api/plans/${saved.token}/picture?revision=3`]]);
  fetched.mockRestore();
});

test('a picture that is nowhere any more is said to be gone, and can be taken away', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(new Response('', { status: 404 }));
  await open(planApi(), { saved, outline: drawnWith('d'.repeat(32)), responses: { rooms: '10' } });
  await expect.element(page.getByText(/not on this device any more/)).toBeVisible();
  await button('Take the picture away').click();
  await expect.element(page.getByText(/not on this device any more/)).not.toBeInTheDocument();
  fetched.mockRestore();
});

test('at 320 pixels a picture lies whole on the sheet, under handles that stay on top of it', async () => {
  await open();
  await page.viewport(320, 700);
  await scaled('10', '6,0');
  await button('Use this scale').click();
  await expect.poll(behind).not.toBeNull();
  const sheet = document.querySelector('svg[role="group"]');
  const [paper, picture] = [sheet, behind()].map((one) => one?.getBoundingClientRect());
  expect(picture?.width).toBeGreaterThan(150);
  expect(picture?.left).toBeGreaterThanOrEqual(paper?.left ?? 0);
  expect(picture?.right).toBeLessThanOrEqual(paper?.right ?? 0);
  expect(document.documentElement.scrollWidth).toBe(320);
  const handle = sheet?.querySelector('[data-handle="picture"]');
  handle?.scrollIntoView({ block: 'center' });
  const { x = 0, y = 0, width = 0, height = 0 } = handle?.getBoundingClientRect() ?? {};
  expect(handle?.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
});
