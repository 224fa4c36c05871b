import {
  breaks,
  gives,
  held,
  type MemoryApi,
  memoryApi,
  refuses,
} from '@app/api-client/testing/memory-api';
import { failureBody } from '@app/contracts/failure';
import { requestPlan } from '@app/contracts/plan-request';
import { savedPlanTexts, savePlan } from '@app/contracts/saved-plan';
import { SecurityPlan } from '@app/contracts/security-plan';
import { checkAccessibility } from '@app/testing/accessibility';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { samplePlanAnswer } from '@app/testing/plans/sample-plan-answer';
import { renderInSite } from '@app/testing/render-in-site';
import { useState } from 'react';
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PlanActions } from '../plan/plan-actions.tsx';
import { TOKEN } from '../testing/saved-plan-answer.ts';
import type { PlanLink } from './plan-source.ts';
import { usePlanLink } from './use-plan-link.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const linkField = page.getByLabelText('Link to this plan');
const problem = page.getByRole('alert');
const dialog = page.getByRole('dialog');
const field = (label: string) => dialog.getByLabelText(label, { exact: true });
const responses = { outer_doors: '3', wants: ['Alarm'] };

const saves = (revision = 1) => gives({ token: TOKEN, revision, path: `/proposal?plan=${TOKEN}` });

function Plan({ doors = '3', saved }: { readonly doors?: string; readonly saved?: PlanLink }) {
  const plan = usePlanLink({
    establishmentType: 'Warehouse',
    responses: { ...responses, outer_doors: doors },
    budget: 'recommended',
    moved: undefined,
    saved,
  });
  return <PlanActions plan={v.parse(SecurityPlan, samplePlanAnswer)} link={plan} />;
}

async function open(saved?: PlanLink, api: MemoryApi = memoryApi()) {
  api.answer(savePlan, saves());
  await renderInSite(<Plan {...(saved && { saved })} />, { path: '/proposal?step=plan', api });
  await openMenu();
  return api;
}

const openMenu = () => page.getByText('More', { exact: true }).click();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('Share', () => {
  test('saves the plan once and gives its link to copy', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const api = await open();
    await checkAccessibility();
    // The second click comes before the answer, which moves the page under the pointer.
    const waiting = held(saves());
    api.answer(savePlan, waiting.answer);
    await button('Share').dblClick();
    waiting.release();
    await expect.element(linkField).toHaveFocus();
    const address = `${location.origin}/proposal?plan=${TOKEN}`;
    await expect.element(linkField).toHaveValue(address);
    await checkAccessibility();
    await button('Copy link').click();
    await expect.element(page.getByText('The link is copied.')).toBeVisible();
    expect(copied).toHaveBeenCalledExactlyOnceWith(address);
    copied.mockRestore();
    expect(api.received(savePlan)).toMatchObject([
      {
        body: {
          establishmentType: 'Warehouse',
          responses,
          moved: { devices: {}, walls: {} },
        },
        idempotencyKey: expect.any(String),
      },
    ]);
  });

  test('says how to copy where the browser does not let us', async () => {
    const blocked = new DOMException('no');
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(blocked);
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await open();
    await button('Share').click();
    await button('Copy link').click();
    await expect.element(page.getByText(/Select it in the field and copy it/)).toBeVisible();
    await checkAccessibility();
    expect(warned).toHaveBeenCalledExactlyOnceWith(blocked);
    copied.mockRestore();
    warned.mockRestore();
  });

  test('of a plan that is saved as it is saves nothing', async () => {
    const api = await open({ token: TOKEN, revision: 3 });
    await button('Share').click();
    await expect.element(linkField).toBeVisible();
    expect(api.received(savePlan)).toEqual([]);
  });

  test('of a plan that this tab has saved gives the same link after a reload', async () => {
    const first = memoryApi();
    first.answer(savePlan, saves());
    const { screen } = await renderInSite(<Plan />, { api: first });
    await openMenu();
    await button('Share').click();
    await expect.element(linkField).toBeVisible();
    await screen.unmount();
    const api = await open();
    await button('Share').click();
    await expect.element(linkField).toHaveValue(`${location.origin}/proposal?plan=${TOKEN}`);
    expect(api.received(savePlan)).toEqual([]);
  });

  test('of a saved plan that was changed saves its next revision', async () => {
    const api = memoryApi();
    api.answer(savePlan, saves(4));
    const saved = { token: TOKEN, revision: 3 };
    const { screen } = await renderInSite(<Changing saved={saved} />, { api });
    await openMenu();
    await screen.getByRole('button', { name: 'Share' }).click();
    await expect.element(linkField).toBeVisible();
    await screen.getByRole('button', { name: 'Another door' }).click();
    await openMenu();
    await expect.element(page.getByText(/^The plan has changed since you shared it/)).toBeVisible();
    await screen.getByRole('button', { name: 'Share' }).click();
    await expect.element(linkField).toBeVisible();
    expect(api.received(savePlan).map(({ body }) => body)).toMatchObject([
      { revisionOf: TOKEN, responses: { outer_doors: '4' } },
    ]);
  });

  test('without a connection keeps the plan and can be tried again with the same key', async () => {
    const api = await open();
    api.answer(savePlan, breaks);
    await button('Share').click();
    await expect
      .element(problem)
      .toMatchTextContent('Network error. Your plan is still on this page.');
    await checkAccessibility();
    api.answer(savePlan, saves());
    await button('Retry').click();
    await expect.element(linkField).toBeVisible();
    const [first, second] = api.received(savePlan).map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toBe(second);
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  test('of a plan with all its revisions offers to save a new plan', async () => {
    const api = memoryApi();
    const fields = { revisionOf: savedPlanTexts.full };
    api.answer(savePlan, refuses(400, failureBody('invalid_request', 'No.', fields)));
    const { screen } = await renderInSite(<Changing saved={{ token: TOKEN, revision: 20 }} />, {
      api,
    });
    await screen.getByRole('button', { name: 'Another door' }).click();
    await openMenu();
    await button('Share').click();
    await expect.element(problem).toMatchTextContent(savedPlanTexts.full);
    await checkAccessibility();
    api.answer(savePlan, saves());
    await button('Save as a new plan').click();
    await expect.element(linkField).toBeVisible();
    expect(api.received(savePlan).at(-1)?.body).not.toHaveProperty('revisionOf');
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

function Changing({ saved }: { readonly saved: PlanLink }) {
  const [doors, setDoors] = useState('3');
  return (
    <>
      <Plan saved={saved} doors={doors} />
      <button type="button" onClick={() => setDoors('4')}>
        Another door
      </button>
    </>
  );
}

test('Download PDF saves the plan first and downloads that revision', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await open();
  await button('Download PDF').click();
  await expect.element(page.getByText(/downloads the PDF of revision 1/)).toBeVisible();
  const [link] = clicked.mock.contexts;
  expect((link as HTMLAnchorElement).getAttribute('href')).toBe(
    `/api/plans/${TOKEN}/pdf?revision=1`,
  );
  clicked.mockRestore();
  await checkAccessibility();
});

test('PDF and drawing of a saved plan are links', async () => {
  await open({ token: TOKEN, revision: 3 });
  await expect
    .element(page.getByRole('link', { name: 'Download PDF' }))
    .toHaveAttribute('href', `/api/plans/${TOKEN}/pdf?revision=3`);
  await expect
    .element(page.getByRole('link', { name: 'Download the drawing (SVG)' }))
    .toHaveAttribute('href', `/api/plans/${TOKEN}/svg?revision=3`);
});

describe('E-mail me this plan', () => {
  async function fill() {
    await field('Your name').fill('Thandi Mkhize');
    await field('Email').fill('thandi@example.com');
    await field('Phone').fill('082 123 4567');
  }

  test('saves the plan, sends it and says the reference', async () => {
    const api = await open();
    api.answer(requestPlan, gives({ success: true, reference: 'PLN-1' }));
    await button('E-mail me this plan').click();
    await expect.element(field('Your name')).toBeVisible();
    await checkAccessibility();
    await fill();
    await dialog.getByRole('button', { name: 'Send the plan' }).click();
    await expect.element(page.getByText('Your reference is PLN-1.')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button('E-mail me this plan')).toHaveFocus();
    expect(api.received(requestPlan).map(({ body }) => body)).toMatchObject([
      {
        name: 'Thandi Mkhize',
        email: 'thandi@example.com',
        phone: '0821234567',
        plan: TOKEN,
        revision: 1,
      },
    ]);
    await checkAccessibility();
  });

  test('says at each field what is wrong, and sends and saves nothing', async () => {
    const api = await open();
    await button('E-mail me this plan').click();
    await dialog.getByRole('button', { name: 'Send the plan' }).click();
    await expect.element(problem).toHaveFocus();
    await expect
      .element(field('Email'))
      .toHaveAccessibleDescription('Please provide a valid email address');
    await checkAccessibility();
    expect(api.received(savePlan)).toEqual([]);
  });

  test.each([
    ['saved', savePlan],
    ['sent', requestPlan],
  ])('keeps what was typed when the plan could not be %s', async (_, endpoint) => {
    const api = await open();
    api.answer(requestPlan, gives({ success: true, reference: 'PLN-1' }));
    api.answer(endpoint, breaks);
    await button('E-mail me this plan').click();
    await fill();
    await dialog.getByRole('button', { name: 'Send the plan' }).click();
    await expect.element(dialog.getByText(/No connection/)).toBeVisible();
    await expect.element(field('Your name')).toHaveValue('Thandi Mkhize');
    await checkAccessibility();
    api.answer(savePlan, saves());
    api.answer(requestPlan, gives({ success: true, reference: 'PLN-1' }));
    await dialog.getByRole('button', { name: 'Send the plan' }).click();
    await expect.element(page.getByText('Your reference is PLN-1.')).toBeVisible();
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

test('all of it fits on a screen of 320 pixels', async () => {
  await page.viewport(320, 800);
  await open();
  await button('Share').click();
  await expect.element(linkField).toBeVisible();
  await button('E-mail me this plan').click();
  await expect.element(field('Your name')).toBeVisible();
  await checkAccessibility();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
