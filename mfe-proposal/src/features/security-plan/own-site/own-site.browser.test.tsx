import { breaks, gives, type MemoryApi } from '@app/api-client/testing/memory-api';
import { formatRand } from '@app/contracts/money';
import type { Moved } from '@app/contracts/moved';
import { quotePlan } from '@app/contracts/plan-quote';
import { SecurityPlan } from '@app/contracts/security-plan';
import { outlineTexts, type SiteOutline } from '@app/contracts/site-outline';
import { outlineOf } from '@app/site-plan/outline-of';
import { checkAccessibility } from '@app/testing/accessibility';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { hydrateInBody } from '@app/testing/hydrate-in-body';
import { samplePlanAnswer } from '@app/testing/plans/sample-plan-answer';
import { renderInSite } from '@app/testing/render-in-site';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { homeLayout } from '../drawing/testing/home-layout.ts';
import { PlanPage } from '../plan/plan-page.tsx';
import { planApi } from '../testing/plan-api.ts';
import { FirstSteps } from './first-steps.tsx';
import { keepOutline, keptOutline } from './kept-outline.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const total = () => document.querySelector('[data-own-total]')?.textContent;
const field = (name: string) => page.getByLabelText(`${name}, metres`, { exact: true });

const layout = homeLayout;
const quoted = (amount: number) => ({
  totals: { ...samplePlanAnswer.totals, total: amount },
  budgets: [],
  systems: [],
  lines: [],
  layout,
});

async function open(
  api: MemoryApi = planApi(),
  quote = gives(quoted(90_000)) as () => Response,
  moved?: Moved,
) {
  api.answer(quotePlan, quote);
  const onOutline = vi.fn<(outline: SiteOutline, plan: SecurityPlan) => void>();
  const plan = v.parse(SecurityPlan, { ...samplePlanAnswer, layout });
  const source = {
    answers: {},
    responses: { rooms: '8' },
    moved,
    onKeep: vi.fn(),
    onBudget: vi.fn(),
    onOutline,
  };
  await renderInSite(
    <PlanPage plan={plan} establishmentType="Residential Home" source={source} />,
    { path: '/proposal?step=plan&view=site', api },
  );
  await expect.element(page.getByRole('heading', { name: 'Make it my site' })).toHaveFocus();
  return { onOutline, api };
}

test('arrow keys move a corner, the total follows, and Ctrl+Z takes both back', async () => {
  await open();
  const corner = button(/^Corner C/);
  (corner.element() as SVGElement).focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  await expect.poll(total).toBe(formatRand(9_000_000));
  await expect.element(field('C to D')).not.toHaveValue('24.0');
  await userEvent.keyboard('{Control>}zz{/Control}');
  await expect.element(button('Undo')).toHaveAttribute('aria-disabled', 'true');
});

test('the chosen corner carries the lengths of its two sides as fields on the drawing', async () => {
  await open();
  (button(/^Corner B/).element() as SVGElement).focus();
  await expect.element(field('B to C on the drawing')).toBeVisible();
  await field('A to B on the drawing').fill('30');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('C to D')).toHaveValue('30.0');
  await button('Undo').click();
  await expect.element(field('A to B on the drawing')).not.toHaveValue('30.0');
});

test('a typed length moves the side after it, and the drawing is used as it is', async () => {
  const { onOutline } = await open();
  await field('A to B').fill('30');
  await userEvent.keyboard('{Enter}');
  await expect.poll(total).toBe(formatRand(9_000_000));
  await button('Use this drawing').click();
  await expect.poll(() => onOutline.mock.calls.length).toBe(1);
  const [outline] = onOutline.mock.calls[0] ?? [];
  expect(outline?.boundary?.map(({ x }) => x)).toEqual([0, 30, 30, 0]);
});

test('a device that was moved stays where the visitor put it when the drawing is used', async () => {
  const [device] = samplePlanAnswer.layout.devices;
  const at = { x: 1, y: 2 };
  const moved = { devices: { [device?.id ?? '']: { at }, gone: { at } }, walls: {} };
  const { onOutline } = await open(undefined, undefined, moved);
  await button('Use this drawing').click();
  await expect.poll(() => onOutline.mock.calls.length).toBe(1);
  const kept = Object.values(sessionStorage).join('');
  expect(kept).toContain(device?.id);
  expect(kept).not.toContain('gone');
});

test('a house becomes an L with a second gate by buttons alone, and has no axe violations', async () => {
  const { onOutline } = await open();
  await button('Building').first().click();
  await button('Make it an L').click();
  await button('Gate').first().click();
  await button('Add pedestrian gate').click();
  await checkAccessibility();
  await button('Use this drawing').click();
  await expect.poll(() => onOutline.mock.calls.length).toBe(1);
  const [outline] = onOutline.mock.calls[0] ?? [];
  expect(outline?.buildings[0]?.corners).toHaveLength(6);
  expect(outline?.gates).toHaveLength(2);
});

test('a fault is told in words and on the drawing, and nothing is lost', async () => {
  const { onOutline } = await open();
  await field('B to C').fill('5');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toHaveTextContent(outlineTexts.outside);
  await expect.element(page.getByText('Without your last change.').last()).toBeVisible();
  expect(page.getByText('Working out the new total...').query()).toBeNull();
  await button('Use this drawing').click();
  await expect.element(page.getByRole('alert')).toHaveFocus();
  expect(onOutline).not.toHaveBeenCalled();
  await button('Undo').click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a building turns by keys in steps of 15 degrees and of one, and by typed degrees', async () => {
  await open();
  await button('Building').click();
  const turn = button(/^Turn building 1/);
  const degrees = page.getByLabelText('Turned, degrees');
  (turn.element() as SVGElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect.element(degrees).toHaveValue('15');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(degrees).toHaveValue('14');
  await degrees.fill('90');
  await userEvent.keyboard('{Enter}');
  await expect.element(turn).toHaveAccessibleName(/now 90°/);
});

test('a site without a boundary gets one that is drawn, with its gates', async () => {
  await open();
  await button('Remove the boundary').click();
  await expect.element(field('A to B')).not.toBeInTheDocument();
  await button('Draw a boundary').click();
  await expect.element(field('A to B')).toBeVisible();
});

test('a wall between rooms moves by keys, and the list has each room with its size', async () => {
  const { onOutline } = await open();
  await button('Rooms').click();
  const wall = button(/^Wall 1 of building 1/);
  (wall.element() as SVGElement).focus();
  const room = () => page.getByRole('list', { name: 'Rooms of building 1' }).element().textContent;
  const before = room();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
  await expect.poll(room).not.toBe(before);
  await expect.poll(total).toBe(formatRand(9_000_000));
  await button('Use this drawing').click();
  await expect.poll(() => onOutline.mock.calls.length).toBe(1);
  expect(onOutline.mock.calls[0]?.[0].buildings[0]?.rooms?.length).toBe(layout.rooms.length);
});

test('a pointer drags the dot on a side to a new corner', async () => {
  await open();
  const dot = button(/^Side A to B/)
    .element()
    .getBoundingClientRect();
  const svg = document.querySelector('svg[role="group"]') as SVGSVGElement;
  const at = { x: dot.x + dot.width / 2, y: dot.y + dot.height / 2 };
  const fire = (type: string, x: number, y: number) =>
    svg.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType: 'touch',
        clientX: x,
        clientY: y,
      }),
    );
  svg.setPointerCapture = () => {};
  fire('pointerdown', at.x, at.y);
  fire('pointermove', at.x, at.y - 30);
  await expect.poll(() => document.querySelector('[data-loupe]')).not.toBeNull();
  fire('pointerup', at.x, at.y - 30);
  await expect.element(field('D to E')).toBeVisible();
  expect(document.querySelector('[data-loupe]')).toBeNull();
});

test('without a connection drawing goes on, and says that the price follows', async () => {
  await open(planApi(), breaks);
  await field('A to B').fill('30');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/No connection\. Go on drawing/)).toBeVisible();
  await field('A to B').fill('31');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('C to D')).toHaveValue('31.0');
  expect(takeConsoleErrors().length).toBeGreaterThan(0);
});

test('the gestures that were closed before the page was hydrated stay closed', async () => {
  const steps = hydrateInBody(<FirstSteps />);
  await button('Got it').click();
  await steps.hydrate();
  await expect.poll(() => steps.container.innerHTML).toBe('');
  const again = hydrateInBody(<FirstSteps />);
  await again.hydrate();
  await expect.poll(() => again.container.innerHTML).toBe('');
});

test('after a changed answer the earlier drawing is offered, and kept until it is taken', async () => {
  const earlier = outlineOf(layout);
  const [building] = earlier.buildings;
  keepOutline(
    { rooms: '5' },
    { ...earlier, buildings: building ? [{ ...building, storeys: 3 }] : [] },
  );
  await open();
  await expect.element(page.getByText(/That drawing is kept/)).toBeVisible();
  await button('Use the earlier drawing').click();
  await expect.element(page.getByText(/That drawing is kept/)).not.toBeInTheDocument();
  expect(keptOutline({ rooms: '8' })).toMatchObject({
    outline: { buildings: [{ storeys: 3 }] },
    isOfAnswers: true,
  });
  await button('Undo').click();
  await expect.element(page.getByText(/That drawing is kept/)).toBeVisible();
});

test('Tab goes from corner to corner, and not to the sides between them', async () => {
  await open();
  (button(/^Corner A/).element() as SVGElement).focus();
  await userEvent.tab();
  await expect.element(button(/^Corner B/)).toHaveFocus();
});
