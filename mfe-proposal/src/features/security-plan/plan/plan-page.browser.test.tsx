import { breaks, gives, type MemoryApi, memoryApi } from '@app/api-client/testing/memory-api';
import { readCurrentPrices } from '@app/contracts/current-prices';
import type { WireProduct } from '@app/contracts/product';
import { SecurityPlan, type WirePlan } from '@app/contracts/security-plan';
import { CART_KEY } from '@app/kit/cart-storage';
import { checkAccessibility } from '@app/testing/accessibility';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { samplePlanAnswer } from '@app/testing/plans/sample-plan-answer';
import { renderInSite } from '@app/testing/render-in-site';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PlanPage } from './plan-page.tsx';

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const outcome = page.getByRole('status').filter({ hasText: /added/ });

const listed = (sku: string, price: number): WireProduct => ({
  Sku: sku,
  Product: `Product ${sku}`,
  Category: 'SECURITY',
  Price: price,
});
const today = [listed('VT-IP4T28', 1234.9), listed('ST-PIRP', 400), listed('LB-T', 460.1)];

async function open(change: Partial<WirePlan> = {}, api: MemoryApi = memoryApi()) {
  const plan = v.parse(SecurityPlan, { ...samplePlanAnswer, ...change });
  const onStartOver = vi.fn();
  api.answer(readCurrentPrices, gives(today));
  const part = (
    <PlanPage plan={plan} establishmentType="Residential Home" onStartOver={onStartOver} />
  );
  await renderInSite(part, { path: '/proposal?step=plan', api });
  await expect.element(page.getByRole('button', { name: 'Camera: Front door' })).toBeVisible();
  return { api, onStartOver };
}

const cartQuantities = () =>
  (JSON.parse(localStorage.getItem(CART_KEY) ?? '[]') as { Sku: string; quantity: number }[]).map(
    ({ Sku, quantity }) => [Sku, quantity],
  );

describe('what is moved on the drawing', () => {
  async function openOf(rooms: string) {
    const plan = v.parse(SecurityPlan, samplePlanAnswer);
    const source = { answers: {}, responses: { rooms }, onKeep: vi.fn() };
    const part = <PlanPage plan={plan} establishmentType="Residential Home" source={source} />;
    const shown = await renderInSite(part, { path: '/proposal?step=plan' });
    const camera = page.getByRole('button', { name: 'Camera: Front door' });
    await expect.element(camera).toBeVisible();
    return { shown, camera };
  }

  test('is still moved after a reload, and not in the plan of other answers', async () => {
    const first = await openOf('8');
    (first.camera.element() as SVGElement).focus();
    await userEvent.keyboard('m{ArrowRight}{Enter}');
    await expect.element(button('Put all back')).toHaveAttribute('aria-disabled', 'false');
    await first.shown.screen.unmount();
    const again = await openOf('8');
    await expect.element(button('Put all back')).toHaveAttribute('aria-disabled', 'false');
    await again.shown.screen.unmount();
    await openOf('9');
    await expect.element(button('Put all back')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the plan', () => {
  test.each([1440, 768, 320])('is accessible and fits at %i pixels', async (width) => {
    await page.viewport(width, 900);
    await open();
    await expect.element(heading('Your Security Plan')).toHaveFocus();
    await checkAccessibility();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test('begins with its total, lines, hours and the date of its prices', async () => {
    await open();
    const facts = page.getByRole('definition');
    await expect.element(facts.nth(0)).toMatchTextContent('R9990.00 and 1 line to be quoted');
    await expect.element(facts.nth(1)).toMatchTextContent('4');
    await expect.element(facts.nth(2)).toMatchTextContent('10 technician hours');
    await expect.element(facts.nth(3)).toMatchTextContent('2 November 2026');
  });

  test('has contents that lead to each of its sections, and Back still leaves it', async () => {
    await open();
    const links = page.getByRole('navigation', { name: 'In this plan' }).getByRole('link');
    const titles = links.elements().map((link) => link.textContent);
    const headings = [...document.querySelectorAll('article h2')].map((one) => one.textContent);
    expect(titles).toEqual(headings.filter((title) => !title?.startsWith('Not in this plan')));
    await links.getByText('Next steps').click();
    await expect.element(heading('Next steps')).toHaveFocus();
    expect(location.hash).toBe('');
  });

  test('says first what it refuses', async () => {
    await open();
    const refusals = heading('Not in this plan, although you asked for it').element();
    const requirements = heading('Requirements').element();
    expect(refusals.compareDocumentPosition(requirements)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('of a home shows the risk assessment as a picture with words for it', async () => {
    await open();
    await expect
      .element(page.getByRole('img', { name: /^Matrix of likelihood by impact/ }))
      .toHaveAccessibleName(
        'Matrix of likelihood by impact, each from 1 to 5. A: likelihood 3, impact 5. B: likelihood 5, impact 3. C: likelihood 3, impact 2.',
      );
    await expect
      .element(row('Keys shared with staff'))
      .toMatchTextContent(/3 × 2 = 6.*Nothing in this plan/);
    expect(heading('Process analysis').query()).toBeNull();
  });

  test('of another establishment shows the process analysis', async () => {
    const { risk_assessment: threats, ...others } = samplePlanAnswer;
    await open({ ...others, risk_assessment: undefined, process_analysis: threats });
    await expect.element(heading('Process analysis')).toBeVisible();
    expect(heading('Risk assessment').query()).toBeNull();
  });

  test('without a price list says that every line is to be quoted', async () => {
    const bom = samplePlanAnswer.bom.map(({ quantity, item, justification, system }) => ({
      quantity,
      item,
      justification,
      system,
    }));
    const totals = { subtotal: 0, vat: 0, total: 0, currency: 'ZAR' };
    await open({ bom, totals });
    await expect.element(page.getByText('No price list')).toBeVisible();
    expect(button('Add plan to cart').query()).toBeNull();
    await expect.element(row('To be quoted').first()).toBeVisible();
    await checkAccessibility();
  });
});

describe('the bill of materials', () => {
  test('groups its lines by system with the sum of each', async () => {
    await open();
    await expect.element(row('Video')).toMatchTextContent(/Video\s*R2469.80\s*1 line to be quoted/);
    await expect.element(row('Labour').first()).toMatchTextContent('R4601.00');
    await expect.element(row('8-channel recorder')).toMatchTextContent('To be quoted');
  });

  test('shows why a line is there by one press of a key', async () => {
    await open();
    const why = row('Pet-immune detector').getByText(/^Why/);
    const reason = page.getByText('One detector in each room that a burglar could enter: 8 rooms');
    await expect.element(reason).not.toBeVisible();
    (why.element().closest('summary') as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(reason).toBeVisible();
    await checkAccessibility();
  });

  test('marks the devices of a line on the drawing, and the reverse', async () => {
    await open();
    await button('Show on the drawing (line 1)').click();
    const cameras = page.getByRole('button', { name: /^Camera:/ });
    await expect.element(cameras.first()).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText(/^Marked: line 1, 2 × 4 MP turret camera/)).toBeVisible();
    await checkAccessibility();
    const detector = page.getByRole('button', { name: /^Motion detector:/ });
    (detector.element() as SVGElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(button('Show on the drawing (line 3)'))
      .toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Go to line 3' }).click();
    expect(document.activeElement?.closest('tr')?.id).toBe('bom-3');
    await button('Clear the mark').click();
    await expect
      .element(button('Show on the drawing (line 3)'))
      .toHaveAttribute('aria-pressed', 'false');
  });

  test('offers no place on the drawing for a line of which nothing is drawn', async () => {
    await open();
    expect(button('Show on the drawing (line 4)').query()).toBeNull();
  });
});

describe('Add plan to cart', () => {
  test('adds the priced lines and says what is left out and why', async () => {
    const { api } = await open();
    api.answer(readCurrentPrices, gives(today.slice(0, 2)));
    await button('Add plan to cart').dblClick();
    await expect.element(outcome).toMatchTextContent('2 products added');
    await expect.element(outcome).toMatchTextContent('need to quote for it: 8-channel recorder.');
    await expect
      .element(outcome)
      .toMatchTextContent('No longer in our price list: Installation, technician hour.');
    await expect.element(outcome).toMatchTextContent('since this plan: Pet-immune detector 25 kg.');
    expect(cartQuantities()).toEqual([
      ['VT-IP4T28', 2],
      ['ST-PIRP', 8],
    ]);
    await checkAccessibility();
  });

  test('without a connection leaves the cart as it was, and can be tried again', async () => {
    const { api } = await open();
    api.answer(readCurrentPrices, breaks);
    await button('Add plan to cart').click();
    await expect.element(page.getByText(/^Network error\. Nothing was added/)).toBeVisible();
    expect(cartQuantities()).toEqual([]);
    await checkAccessibility();
    api.answer(readCurrentPrices, gives(today));
    await button('Add plan to cart').click();
    await expect.element(button('Added to cart')).toHaveFocus();
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

test('Start Over and Change your answers leave the plan', async () => {
  const { onStartOver } = await open();
  await expect
    .element(page.getByRole('link', { name: 'Change your answers' }))
    .toHaveAttribute('href', '/proposal?step=check');
  await button('Start Over').click();
  expect(onStartOver).toHaveBeenCalledOnce();
});
