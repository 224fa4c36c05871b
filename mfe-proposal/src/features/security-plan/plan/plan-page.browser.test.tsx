import { breaks, gives, type MemoryApi, memoryApi } from '@app/api-client/testing/memory-api';
import { readCurrentPrices } from '@app/contracts/current-prices';
import type { WireProduct } from '@app/contracts/product';
import { advanceProposal } from '@app/contracts/proposal';
import { savePlan } from '@app/contracts/saved-plan';
import { SecurityPlan, type WirePlan } from '@app/contracts/security-plan';
import { CART_KEY } from '@app/kit/cart-storage';
import { checkAccessibility } from '@app/testing/accessibility';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { samplePlanAnswer } from '@app/testing/plans/sample-plan-answer';
import { renderInSite } from '@app/testing/render-in-site';
import { useState } from 'react';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { homeQuestions } from '../testing/sample-questions.ts';
import { TOKEN } from '../testing/saved-plan-answer.ts';
import { AddToCart } from './add-to-cart.tsx';
import { PlanPage } from './plan-page.tsx';

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const line = (text: string) => page.getByRole('listitem').filter({ hasText: text });
/** The line that opens a system. */
const system = (title: string) =>
  page.elementLocator(
    [...document.querySelectorAll('summary')].find((one) => one.textContent.startsWith(title)) ??
      document.body,
  );
const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const outcome = page.getByRole('status').filter({ hasText: /added/ });

const listed = (sku: string, price: number): WireProduct => ({
  Sku: sku,
  Product: `Product ${sku}`,
  Category: 'SECURITY',
  Price: price,
});
const today = [listed('VT-IP4T28', 1234.9), listed('ST-PIRP', 400), listed('LB-T', 460.1)];

async function open(change: Partial<WirePlan> = {}, api: MemoryApi = memoryApi(), more = '') {
  const plan = v.parse(SecurityPlan, { ...samplePlanAnswer, ...change });
  const onStartOver = vi.fn();
  api.answer(readCurrentPrices, gives(today));
  const part = (
    <PlanPage plan={plan} establishmentType="Residential Home" onStartOver={onStartOver} />
  );
  await renderInSite(part, { path: `/proposal?step=plan${more}`, api });
  const shown = more
    ? page.getByRole('heading', { level: 1 })
    : page.getByRole('button', { name: 'Camera: Front door' });
  await expect.element(shown).toBeVisible();
  return { api, onStartOver };
}

const cartQuantities = () =>
  (JSON.parse(localStorage.getItem(CART_KEY) ?? '[]') as { Sku: string; quantity: number }[]).map(
    ({ Sku, quantity }) => [Sku, quantity],
  );

test('the drawing is there in its size with the first paint of the plan, so nothing below it moves', async () => {
  await page.viewport(320, 640);
  const heights: (number | undefined)[] = [];
  // Called after each change of the page, and before it is painted.
  const changes = new MutationObserver(() => {
    if (document.querySelector('h1'))
      heights.push(document.querySelector('figure')?.getBoundingClientRect().height);
  });
  changes.observe(document.body, { childList: true, subtree: true, attributes: true });
  onTestFinished(() => changes.disconnect());
  await open();
  expect(heights.length).toBeGreaterThan(0);
  expect(new Set(heights).size).toBe(1);
});

describe('what is moved on the drawing', () => {
  async function openOf(rooms: string) {
    const plan = v.parse(SecurityPlan, samplePlanAnswer);
    const source = { answers: {}, responses: { rooms }, onKeep: vi.fn(), onBudget: vi.fn() };
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
    await expect.element(button('Place again')).toHaveAttribute('aria-disabled', 'false');
    await first.shown.screen.unmount();
    const again = await openOf('8');
    await expect.element(button('Place again')).toHaveAttribute('aria-disabled', 'false');
    await again.shown.screen.unmount();
    await openOf('9');
    await expect.element(button('Place again')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the plan', () => {
  test.each([1440, 768, 320])('is accessible and fits at %i pixels', async (width) => {
    await page.viewport(width, 900);
    await open();
    await expect.element(heading('Your Security Plan')).toHaveFocus();
    await checkAccessibility();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await button('Open all').click();
    await checkAccessibility();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test('begins with its total, what is left to quote and the date of its prices', async () => {
    await open();
    const main = document.querySelector('article')?.textContent ?? '';
    const order = ['Your Security Plan', '2 November 2026', 'R9990.00', '1 line to be quoted'];
    const places = order.map((text) => main.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  test('names the gravest threats with what answers them', async () => {
    await open();
    const threats = page.getByRole('region', { name: 'The two gravest threats' });
    await expect.element(threats.getByRole('listitem').first()).toMatchTextContent(/^A.*Answer: /);
    expect(threats.getByRole('listitem').elements()).toHaveLength(2);
  });

  test('says what it costs each month, which is no part of the total', async () => {
    await open();
    const month = page.getByRole('region', { name: 'Each month' });
    await expect.element(month).toMatchTextContent(/Monitoring.*R324\.90.*2 × SIM card.*quoted/);
    await expect.element(month).toMatchTextContent(/A month\s*R324\.90\s*Not part of the total/);
  });

  test('leads from an assumption to its question', async () => {
    const plan = v.parse(SecurityPlan, samplePlanAnswer);
    const own = { answers: {}, responses: {}, onKeep: vi.fn(), onBudget: vi.fn() };
    const source = { ...own, questions: homeQuestions };
    await renderInSite(
      <PlanPage
        plan={plan}
        establishmentType="Residential Home"
        onStartOver={vi.fn()}
        source={source}
      />,
      { path: '/proposal?step=plan' },
    );
    const assumed = page.getByRole('region', { name: 'What we assumed' });
    await expect
      .element(assumed.getByRole('link', { name: 'Change (A wall around the property)' }))
      .toHaveAttribute('href', '/proposal?step=2&change=boundary');
    await expect
      .element(assumed.getByRole('listitem').filter({ hasText: '4 people live there' }))
      .toMatchTextContent('Asked at the visit');
  });

  test('that was saved opens the what-if on the question of an assumption', async () => {
    const plan = v.parse(SecurityPlan, samplePlanAnswer);
    const answers = { outer_doors: '3', boundary: 'None' };
    const source = { answers, responses: answers, onKeep: vi.fn(), onBudget: vi.fn() };
    await renderInSite(
      <PlanPage
        plan={plan}
        establishmentType="Residential Home"
        source={{ ...source, questions: homeQuestions }}
      />,
      { path: '/proposal?plan=AAAAAAAAAAAAAAAAAAAAAA' },
    );
    await button('Change (A wall around the property)').click();
    const question = page.getByLabelText('Which answer do you want to change?');
    await expect.element(question).toHaveFocus();
    await expect.element(question).toHaveValue('boundary');
    await checkAccessibility();
  });

  test('says first what it refuses', async () => {
    await open();
    const refusals = heading('Not in this plan, although you asked for it').element();
    const equipment = heading('What you get').element();
    expect(refusals.compareDocumentPosition(equipment)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('without a price list says that every line is to be quoted', async () => {
    const bom = samplePlanAnswer.bom.map(({ quantity, item, justification, system }) => ({
      quantity,
      item,
      justification,
      system,
    }));
    const totals = { subtotal: 0, vat: 0, total: 0, currency: 'ZAR' };
    await open({ bom, totals, budgets: [] });
    await expect.element(page.getByText(/no price list/)).toBeVisible();
    expect(button('Add plan to cart').query()).toBeNull();
    await expect.element(system('Video')).toMatchTextContent('To be quoted');
    await checkAccessibility();
  });
});

describe('the details', () => {
  test.each([1440, 320])('are a page that is accessible and fits at %i pixels', async (width) => {
    await page.viewport(width, 900);
    await open({}, memoryApi(), '&view=details');
    await expect.element(heading('Details of your plan')).toHaveFocus();
    await checkAccessibility();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test('have contents that lead to each of their sections', async () => {
    await open({}, memoryApi(), '&view=details');
    const links = page.getByRole('navigation', { name: 'In the details' }).getByRole('link');
    const titles = links.elements().map((link) => link.textContent);
    const headings = [...document.querySelectorAll('article h2')].map((one) => one.textContent);
    expect(titles).toEqual(headings);
    await links.getByText('Next steps').click();
    await expect.element(heading('Next steps')).toHaveFocus();
    expect(location.hash).toBe('');
  });

  test('say what is still open between the requirements and the risks', async () => {
    const gaps = { stillOpen: ['In a power cut nothing keeps the recorder running.'] };
    await open(gaps, memoryApi(), '&view=details');
    await expect
      .element(page.getByText('In a power cut nothing keeps the recorder running.'))
      .toBeVisible();
    const titles = [...document.querySelectorAll('article h2')].map((one) => one.textContent);
    const at = titles.indexOf('Still open');
    expect(titles[at - 1]).toBe('Requirements');
    expect(titles[at + 1]).toBe('Risk assessment');
  });

  test('lead back to the plan, which leads to each of them', async () => {
    await open();
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    await expect
      .element(link('Calculations'))
      .toHaveAttribute('href', '/proposal?step=plan&view=details#calculations');
    await link('Calculations').click();
    await expect.element(heading('Details of your plan')).toBeVisible();
    await link('Back to the plan').click();
    await expect.element(heading('Your Security Plan')).toBeVisible();
  });

  test('are what an old link to one of their sections leads to', async () => {
    await open({}, memoryApi(), '#compliance');
    await expect.element(heading('Details of your plan')).toBeVisible();
  });

  test('of a home show the risk assessment as a picture with words for it', async () => {
    await open({}, memoryApi(), '&view=details');
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

  test('of another establishment show the process analysis', async () => {
    const { risk_assessment: threats, ...others } = samplePlanAnswer;
    const process = { ...others, risk_assessment: undefined, process_analysis: threats };
    await open(process, memoryApi(), '&view=details');
    await expect.element(heading('Process analysis')).toBeVisible();
    expect(heading('Risk assessment').query()).toBeNull();
  });
});

describe('the budgets', () => {
  const totals = { subtotal: 500, vat: 75, total: 575, currency: 'ZAR' };
  const essential = { ...samplePlanAnswer, budget: 'essential', totals } as const;
  const radio = (name: RegExp) => page.getByRole('radio', { name });

  async function choose(api: MemoryApi = memoryApi()) {
    const onBudget = vi.fn();
    const plan = v.parse(SecurityPlan, samplePlanAnswer);
    const responses = { rooms: '8' };
    const source = { answers: responses, responses, onKeep: vi.fn(), onBudget };
    const part = <PlanPage plan={plan} establishmentType="Residential Home" source={source} />;
    await renderInSite(part, { path: '/proposal?step=plan', api });
    await radio(/^Essential/).click();
    return { api, onBudget };
  }

  test('are a choice: another one asks for its plan with the same answers', async () => {
    const api = memoryApi();
    api.answer(advanceProposal, gives(essential));
    const { onBudget } = await choose(api);
    await vi.waitFor(() => expect(onBudget).toHaveBeenCalledOnce());
    expect(onBudget.mock.calls[0]?.[0]).toMatchObject({ budget: 'essential' });
    expect(api.received(advanceProposal)).toMatchObject([
      {
        body: {
          establishmentType: 'Residential Home',
          responses: { rooms: '8' },
          budget: 'essential',
        },
      },
    ]);
    await checkAccessibility();
  });

  test('stay as they are without a connection, which is said', async () => {
    const api = memoryApi();
    api.answer(advanceProposal, breaks);
    const { onBudget } = await choose(api);
    await expect
      .element(
        page.getByText(/^Network error\. The plan on this page is still the recommended one/),
      )
      .toBeVisible();
    await expect.element(radio(/^Recommended/)).toBeChecked();
    expect(onBudget).not.toHaveBeenCalled();
    expect(takeConsoleErrors()).toHaveLength(1);
    await checkAccessibility();
  });
});

describe('a site visit', () => {
  const visitButton = page.getByText('Request a site visit');

  async function openWith(api: MemoryApi) {
    const plan = v.parse(SecurityPlan, samplePlanAnswer);
    const responses = { rooms: '8' };
    const source = { answers: responses, responses, onKeep: vi.fn(), onBudget: vi.fn() };
    const part = <PlanPage plan={plan} establishmentType="Residential Home" source={source} />;
    await page.viewport(1440, 900);
    const { router } = await renderInSite(part, { path: '/proposal?step=plan', api });
    return () => router.state.location.pathname + router.state.location.search;
  }

  test('is asked for with the plan, which is saved first', async () => {
    const api = memoryApi();
    api.answer(savePlan, gives({ token: TOKEN, revision: 1, path: '' }));
    const address = await openWith(api);
    await visitButton.first().dblClick();
    await expect.poll(address).toBe(`/site-visit?plan=${TOKEN}`);
    expect(api.received(savePlan)).toHaveLength(1);
  });

  test('is asked for without the plan when that cannot be saved', async () => {
    const api = memoryApi();
    api.answer(savePlan, breaks);
    const address = await openWith(api);
    await visitButton.first().click();
    await expect.poll(address).toBe('/site-visit');
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

describe('the equipment', () => {
  test('is folded by system with the sum of each', async () => {
    await open();
    await expect.element(system('Video')).toMatchTextContent('R2469.80');
    await expect.element(system('Labour')).toMatchTextContent('R4601.00');
    await expect.element(page.getByText(/8-channel recorder/)).not.toBeVisible();
  });

  test('shows each line with its reason when its system is open', async () => {
    await open();
    const reason = page.getByText(/One detector in each room that a burglar could enter: 8 rooms/);
    await expect.element(reason).not.toBeVisible();
    (system('Alarm').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(reason).toBeVisible();
    await button('Open all').click();
    await expect.element(line('8-channel recorder')).toMatchTextContent('To be quoted');
    await button('Close all').click();
    await expect.element(reason).not.toBeVisible();
  });

  test('marks the devices of a line on the drawing, and the reverse', async () => {
    await open();
    await button('Open all').click();
    await button('Show on the drawing (number 1)').click();
    const cameras = page.getByRole('button', { name: /^Camera:/ });
    await expect.element(cameras.first()).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText(/^Marked: no. 1, 2 × 4 MP turret camera/)).toBeVisible();
    await checkAccessibility();
    await button('Close all').click();
    const detector = page.getByRole('button', { name: /^Motion detector:/ });
    (detector.element() as SVGElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(button('Show on the drawing (number 3)'))
      .toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Go to no. 3' }).click();
    await expect.poll(() => document.activeElement?.closest('li')?.id).toBe('bom-3');
    await button('Clear the mark').click();
    await expect
      .element(button('Show on the drawing (number 3)'))
      .toHaveAttribute('aria-pressed', 'false');
  });

  test('offers no place on the drawing for a line of which nothing is drawn', async () => {
    await open();
    await button('Open all').click();
    expect(button('Show on the drawing (number 4)').query()).toBeNull();
  });
});

describe('Add plan to cart', () => {
  test('adds the priced lines and says what is left out and why', async () => {
    const { api } = await open();
    api.answer(readCurrentPrices, gives(today.slice(0, 2)));
    await button('Add plan to cart').dblClick();
    await expect
      .element(outcome)
      .toMatchTextContent('Equipment and labour added. You pay nothing now.');
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

  test('is offered again for the bill of another budget', async () => {
    const [first, second] = [0, 1].map((left) =>
      v.parse(SecurityPlan, { ...samplePlanAnswer, bom: samplePlanAnswer.bom.slice(left) }),
    );
    function TwoBudgets() {
      const [plan, show] = useState(first);
      return (
        <>
          <AddToCart bom={plan?.bom ?? []} />
          <button type="button" onClick={() => show(second)}>
            The other budget
          </button>
        </>
      );
    }
    const api = memoryApi();
    api.answer(readCurrentPrices, gives(today));
    await renderInSite(<TwoBudgets />, { api });
    await button('Add plan to cart').click();
    await expect.element(button('Added to cart')).toBeVisible();
    await button('The other budget').click();
    await expect.element(button('Add plan to cart')).toHaveAttribute('aria-disabled', 'false');
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
  await page.getByText('More', { exact: true }).click();
  await expect
    .element(page.getByRole('link', { name: 'Change your answers' }))
    .toHaveAttribute('href', '/proposal?step=check');
  await button('Start Over').click();
  expect(onStartOver).toHaveBeenCalledOnce();
});
