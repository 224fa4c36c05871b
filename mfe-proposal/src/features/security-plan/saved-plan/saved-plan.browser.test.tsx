import {
  breaks,
  gives,
  held,
  type MemoryApi,
  memoryApi,
  refuses,
} from '@app/api-client/testing/memory-api';
import { failureBody } from '@app/contracts/failure';
import { advanceProposal } from '@app/contracts/proposal';
import {
  readPlanChanges,
  readSavedPlan,
  SavedPlan,
  savedPlanTexts,
  savePlan,
  type WirePlanDifference,
  type WireSavedPlan,
} from '@app/contracts/saved-plan';
import type { SiteOutline } from '@app/contracts/site-outline';
import { setLength } from '@app/site-plan/outline-shapes';
import { checkAccessibility } from '@app/testing/accessibility';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { renderInSite } from '@app/testing/render-in-site';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ProposalPage } from '../proposal-page.tsx';
import { plansAnswer } from '../testing/plan-api.ts';
import { savedPlanAnswer, TOKEN } from '../testing/saved-plan-answer.ts';
import type { OpenedPlan } from './open-plan.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const problem = page.getByRole('alert');
const drawn = page.getByRole('button', { name: 'Camera: Front door' });

const found = (change: Partial<WireSavedPlan> = {}): OpenedPlan => ({
  kind: 'found',
  saved: v.parse(SavedPlan, { ...savedPlanAnswer, ...change }),
});

async function open(opened: OpenedPlan, api: MemoryApi = memoryApi()) {
  const page = (
    <ProposalPage resource={{ phase: 'ready', data: { opened } }} submission={undefined} />
  );
  return await renderInSite(page, { path: `/proposal?plan=${TOKEN}`, api });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a plan link', () => {
  test.each([1440, 320])('shows the plan as it was saved at %i pixels', async (width) => {
    await page.viewport(width, 900);
    await open(found());
    await expect.element(heading('Your Security Plan')).toBeVisible();
    await expect.element(drawn).toBeVisible();
    await expect
      .element(page.getByText(/^Saved plan, revision 2 of 2/))
      .toMatchTextContent(/^Saved plan, revision 2 of 2, made on 3 November 2026\. Make a plan/);
    expect(page.getByText(/Our price list has changed/).query()).toBeNull();
    expect(button('Start Over').query()).toBeNull();
    await checkAccessibility();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test('shows what was moved on the drawing', async () => {
    const [device] = savedPlanAnswer.plan.layout.devices;
    const at = { x: 1, y: 1 };
    await open(found({ moved: { devices: { [device?.id ?? '']: { at } }, walls: {} } }));
    await expect.element(drawn).toBeVisible();
    await expect.element(button('Place again')).toHaveAttribute('aria-disabled', 'false');
  });

  test('does not touch the answers that the device keeps', async () => {
    localStorage.setItem('draft:1:security-plan', 'kept');
    await open(found());
    await expect.element(drawn).toBeVisible();
    expect(localStorage.getItem('draft:1:security-plan')).toBe('kept');
  });

  test('of an unknown or deleted plan says so', async () => {
    await open({ kind: 'missing' });
    await expect.element(heading(savedPlanTexts.missing)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Make a plan' }))
      .toHaveAttribute('href', '/proposal');
    await checkAccessibility();
  });

  test('that could not be read is tried again by itself, and then by the visitor', async () => {
    const api = memoryApi();
    api.answer(readSavedPlan, breaks);
    await open({ kind: 'unavailable' }, api);
    await expect.element(problem).toMatchTextContent(/^We could not open this plan/);
    await expect.poll(() => api.received(readSavedPlan).length).toBe(1);
    await checkAccessibility();
    api.answer(readSavedPlan, gives(savedPlanAnswer));
    await button('Retry').click();
    await expect.element(drawn).toBeVisible();
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

describe('a price list that has changed', () => {
  test('leaves the plan as it was and offers to price it anew', async () => {
    const api = memoryApi();
    const { router } = await open(found({ priceListChanged: true }), api);
    await expect.element(page.getByText(/^Our price list has changed/)).toBeVisible();
    await checkAccessibility();
    api.answer(savePlan, breaks);
    await button('Update the prices').click();
    await expect
      .element(problem)
      .toMatchTextContent(/^Network error\. This revision has not changed/);
    await checkAccessibility();
    // On a slow machine the second click would come after the answer, on the new revision.
    const waiting = held(gives({ token: TOKEN, revision: 3, path: '' }));
    api.answer(savePlan, waiting.answer);
    await button('Update the prices').dblClick();
    waiting.release();
    await expect.poll(() => router.state.location.search).toBe(`?plan=${TOKEN}&revision=3`);
    const { establishmentType, responses, moved } = savedPlanAnswer;
    const calls = api.received(savePlan);
    expect(calls[1]?.body).toEqual({ establishmentType, responses, moved, revisionOf: TOKEN });
    expect(calls[0]?.idempotencyKey).toBe(calls[1]?.idempotencyKey);
    expect(calls).toHaveLength(2);
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

const squareHome: SiteOutline = {
  gates: [],
  buildings: [
    {
      corners: [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
        { x: 10, y: 8 },
        { x: 0, y: 8 },
      ],
      storeys: 1,
      openings: [],
    },
  ],
  solids: [],
};

const difference: WirePlanDifference = {
  from: 1,
  to: 2,
  lines: [
    {
      kind: 'added',
      system: 'Alarm',
      item: 'Pet-immune detector 25 kg',
      after: {
        quantity: 8,
        unitPrice: 364.9,
        lineTotal: 2919.2,
        justification: 'One detector in each room that a burglar could enter: 8 rooms',
      },
      difference: 2919.2,
    },
  ],
  totals: { before: 7070.8, after: 9990, difference: 2919.2 },
  answers: [
    { question: 'wants', text: 'What do you want?', after: ['Alarm'] },
    { question: 'pets', text: 'Are there pets?', before: 'Large', after: 'Small' },
  ],
  outlines: { before: squareHome, after: setLength(squareHome, 0, 0, 12) },
};

describe('revisions', () => {
  async function openRevisions(api: MemoryApi) {
    await open(found(), api);
    await expect.element(drawn).toBeVisible();
    const title = heading('Revisions').element().closest('summary') as HTMLElement;
    title.focus();
    await userEvent.keyboard('{Enter}');
  }

  test('are listed with their links and compared', async () => {
    const api = memoryApi();
    api.answer(readPlanChanges, breaks);
    await openRevisions(api);
    await expect
      .element(page.getByRole('link', { name: 'Revision 1' }))
      .toHaveAttribute('href', `/proposal?plan=${TOKEN}&revision=1`);
    await checkAccessibility();
    await button('Compare with revision 1').click();
    await expect.element(problem).toMatchTextContent('Network error');
    api.answer(readPlanChanges, gives(difference));
    await button('Retry').click();
    await expect
      .element(page.getByText(/^From revision 1 to revision 2/))
      .toMatchTextContent('Total R7070.80 before, R9990.00 after: R2919.20 more.');
    await expect
      .element(page.getByText('Are there pets? Large before, Small after.'))
      .toBeVisible();
    await expect
      .element(page.getByText('What do you want? No answer before, Alarm after.'))
      .toBeVisible();
    await expect
      .element(page.getByText('Building 1, floor: 80.0 m² before, 96.0 m² after.'))
      .toBeVisible();
    await expect
      .element(page.getByRole('img', { name: 'The site before, dashed, and after, solid' }))
      .toBeVisible();
    await expect
      .element(page.getByRole('row').filter({ hasText: 'added' }))
      .toMatchTextContent(/None.*8.*\+R2919.20/);
    expect(String(api.received(readPlanChanges).at(-1)?.query)).toBe('from=1&to=2');
    await checkAccessibility();
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  test('of one there are none to list', async () => {
    await open(found({ revision: 1, revisions: savedPlanAnswer.revisions.slice(0, 1) }));
    await expect.element(drawn).toBeVisible();
    expect(heading('Revisions').query()).toBeNull();
  });
});

test('an answer that is kept on a saved plan becomes its next revision when it is shared', async () => {
  const api = memoryApi();
  api.answer(advanceProposal, plansAnswer);
  api.answer(savePlan, gives({ token: TOKEN, revision: 3, path: '' }));
  await open(found(), api);
  await heading('What if? Change one answer').click();
  await page.getByLabelText('Which answer do you want to change?').selectOptions('Are there pets?');
  await page.getByLabelText('Are there pets?').selectOptions('Large');
  await button('Show what changes').click();
  await button('Keep this').click();
  await expect.element(page.getByText(/^You have changed this plan\. Press Share/)).toBeVisible();
  await page.getByText('More', { exact: true }).click();
  await button('Share').click();
  await expect.element(page.getByLabelText('Link to this plan')).toBeVisible();
  expect(api.received(savePlan)[0]?.body).toMatchObject({
    revisionOf: TOKEN,
    responses: { ...savedPlanAnswer.responses, pets: 'Large' },
  });
});

test('a refused revision leaves the saved plan as it is', async () => {
  const api = memoryApi();
  const fields = { revisionOf: savedPlanTexts.full };
  api.answer(savePlan, refuses(400, failureBody('invalid_request', 'No.', fields)));
  await open(found({ priceListChanged: true }), api);
  await button('Update the prices').click();
  await expect.element(problem).toMatchTextContent(savedPlanTexts.full);
  expect(takeConsoleErrors()).toHaveLength(1);
});
