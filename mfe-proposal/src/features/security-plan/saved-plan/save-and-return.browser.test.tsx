import { breaks, gives, type MemoryApi, refuses } from '@app/api-client/testing/memory-api';
import { failureBody } from '@app/contracts/failure';
import { planDraftTexts, readPlanDraft, savePlanDraft } from '@app/contracts/plan-draft';
import { checkAccessibility } from '@app/testing/accessibility';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { renderInSite } from '@app/testing/render-in-site';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keepAnswers, readKeptAnswers } from '../flow/kept-answers.ts';
import { ProposalPage } from '../proposal-page.tsx';
import { planApi } from '../testing/plan-api.ts';
import { TOKEN } from '../testing/saved-plan-answer.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const problem = page.getByRole('alert');
const doors = field('How many outer doors are there?');

const draft = {
  establishmentType: 'Residential Home',
  responses: { outer_doors: '7', pets: 'Small' },
  savedAt: '2026-11-03T08:00:00.000Z',
};

async function open(path: string, api: MemoryApi = planApi()) {
  const part = <ProposalPage resource={{ phase: 'ready', data: {} }} submission={undefined} />;
  return await renderInSite(part, { path, api });
}

beforeEach(() => localStorage.clear());

describe('a link to go on later', () => {
  async function openForm() {
    keepAnswers({
      type: 'Residential Home',
      answers: { outer_doors: '7', rooms: 'many', docks: '2' },
      passed: [],
    });
    const opened = await open('/proposal?step=1');
    await expect.element(doors).toHaveValue('7');
    await page.getByText('Send me a link to continue later').click();
    await expect.element(field('Email')).toBeVisible();
    return opened;
  }
  const send = button('Send me a link');

  test('is mailed with the answers so far that are valid', async () => {
    const { api } = await openForm();
    await expect
      .element(page.getByText(/^These answers are not saved until they are corrected/))
      .toMatchTextContent('How many rooms can be entered from outside?');
    await checkAccessibility();
    api.answer(savePlanDraft, gives({ success: true, reference: 'PLN-2' }));
    await field('Email').fill('thandi@example.com');
    await send.click();
    await expect
      .element(page.getByText(/^Your answers are saved/))
      .toMatchTextContent('We send the link to thandi@example.com.');
    expect(api.received(savePlanDraft).map(({ body }) => body)).toMatchObject([
      {
        email: 'thandi@example.com',
        establishmentType: 'Residential Home',
        responses: { outer_doors: '7' },
      },
    ]);
    await checkAccessibility();
  });

  test('needs an address', async () => {
    await openForm();
    await send.click();
    await expect.element(problem).toHaveFocus();
    await expect
      .element(field('Email'))
      .toHaveAccessibleDescription('Please provide a valid email address');
    await checkAccessibility();
  });

  test('without a connection keeps the address and the answers', async () => {
    const { api } = await openForm();
    api.answer(savePlanDraft, breaks);
    await field('Email').fill('thandi@example.com');
    await send.click();
    await expect.element(page.getByText(/^No connection/)).toBeVisible();
    await expect.element(field('Email')).toHaveValue('thandi@example.com');
    await expect.element(doors).toHaveValue('7');
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  test('fits on a screen of 320 pixels', async () => {
    await page.viewport(320, 800);
    await openForm();
    await checkAccessibility();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

describe('the mailed link', () => {
  const resume = `/proposal?resume=${TOKEN}`;
  const ready = () => {
    const api = planApi();
    api.answer(readPlanDraft, gives(draft));
    return api;
  };

  test('goes on at the first question without an answer', async () => {
    const { router } = await open(resume, ready());
    await expect.element(heading('The building')).toBeVisible();
    expect(router.state.location.search).toBe('?step=check');
    await expect.element(doors).toHaveValue('7');
    expect(readKeptAnswers()).toMatchObject({ answers: draft.responses });
  });

  test('goes on where the browser keeps nothing', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    // What stands for the cart cannot be kept, either.
    full.mockImplementationOnce(() => {});
    await open(resume, ready());
    await expect.element(heading('The building')).toBeVisible();
    await expect.element(doors).toHaveValue('7');
    full.mockRestore();
  });

  test('asks before it replaces other answers of the device', async () => {
    keepAnswers({ type: 'Warehouse', answers: { docks: '2' }, passed: [] });
    await open(resume, ready());
    await expect
      .element(page.getByText(/^There are other answers on this device/))
      .toMatchTextContent('saved for Residential Home on 3 November 2026');
    expect(readKeptAnswers()).toMatchObject({ type: 'Warehouse' });
    await checkAccessibility();
    await button('Use the saved answers').click();
    await expect.element(heading('The building')).toBeVisible();
    expect(readKeptAnswers()).toMatchObject({ type: 'Residential Home' });
  });

  test('leaves the answers of the device when the visitor wants those', async () => {
    keepAnswers({ type: 'Warehouse', answers: { docks: '2' }, passed: [] });
    await open(resume, ready());
    await page.getByRole('link', { name: 'Keep those on this device' }).click();
    await expect.element(field('How many loading docks are there?')).toHaveValue('2');
  });

  test('of unknown or deleted answers says so', async () => {
    const api = planApi();
    const body = failureBody('not_found', planDraftTexts.missing);
    api.answer(readPlanDraft, refuses(404, body));
    await open(resume, api);
    await expect.element(problem).toMatchTextContent(planDraftTexts.missing);
    await checkAccessibility();
  });

  test('without a connection can be tried again', async () => {
    const api = planApi();
    api.answer(readPlanDraft, breaks);
    await open(resume, api);
    await expect
      .element(problem)
      .toMatchTextContent('Network error. Your answers are still saved.');
    await checkAccessibility();
    api.answer(readPlanDraft, gives(draft));
    await button('Retry').click();
    await expect.element(heading('The building')).toBeVisible();
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});
