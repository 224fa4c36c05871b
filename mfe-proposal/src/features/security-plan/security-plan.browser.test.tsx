import { breaks, gives, held, type MemoryApi, refuses } from '@app/api-client/testing/memory-api';
import { failureBody } from '@app/contracts/failure';
import { advanceProposal, type ProposalRequest, proposalTexts } from '@app/contracts/proposal';
import { checkAccessibility } from '@app/testing/accessibility';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { renderInSite } from '@app/testing/render-in-site';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepAnswers } from './flow/kept-answers.ts';
import { planTexts } from './plan-texts.ts';
import { SecurityPlan } from './security-plan.tsx';
import { planApi, plansAnswer } from './testing/plan-api.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const problem = page.getByRole('alert');
const start = button(proposalTexts.start);
const next = button(proposalTexts.next);
const submit = button(planTexts.submit);
const type = field('What type of establishment is it?');
const doors = field('How many outer doors are there?');
const pets = field('Are there pets?');
const boundary = field('What is the boundary?');
const height = field('How high is the wall?');
const wallTop = field('What is on the wall?');
const change = (question: string) =>
  page.getByRole('link', { name: `Change the answer to ${question}`, exact: true });

async function open(path = '/proposal', api: MemoryApi = planApi()) {
  const { router, screen } = await renderInSite(<SecurityPlan />, { path, api });
  return { api, router, screen };
}

async function toQuestions(establishment = 'Residential Home') {
  await start.click();
  await type.selectOptions(establishment);
  await next.click();
  await expect.element(heading('The building')).toHaveFocus();
}

async function toCheck() {
  await toQuestions();
  await doors.fill('3');
  await pets.selectOptions('Small');
  await next.click();
  await boundary.selectOptions('None');
  await next.click();
  await expect.element(heading('What you want')).toHaveFocus();
  await field('Alarm').click();
  await next.click();
  await expect.element(heading('Check your answers')).toHaveFocus();
}

/** As `toCheck` leads to it, of a visitor who comes back. */
async function openCheck() {
  const answers = { outer_doors: '3', pets: 'Small', boundary: 'None', wants: ['Alarm'] };
  const passed = [...Object.keys(answers), 'rooms'];
  keepAnswers({ type: 'Residential Home', answers, passed });
  const opened = await open('/proposal?step=check');
  await expect.element(heading('Check your answers')).toBeVisible();
  return opened;
}

/** In pixels. The shell puts the header above the page. */
const HEADER_HEIGHT = 65;

/** Without what the check page asks for by itself. */
const sent = (api: MemoryApi) =>
  api
    .received(advanceProposal)
    .map(({ body }) => body)
    .filter((body) => !(body as ProposalRequest).only);

beforeEach(() => localStorage.clear());

for (const [width, height] of [
  [320, 568],
  [1440, 900],
] as const) {
  test(`the start has its button in the first screen of ${width} by ${height} pixels, below the header`, async () => {
    await page.viewport(width, height);
    await open();
    const { bottom } = start.element().getBoundingClientRect();
    expect(bottom + HEADER_HEIGHT).toBeLessThanOrEqual(height);
  });
}

test('the start tells the steps in their order', async () => {
  await open();
  const steps = page.getByRole('list').nth(0).getByRole('heading').elements();
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Say what kind of place it is',
    'Answer up to 15 questions',
    'Check your answers',
    'Get your plan',
  ]);
});

test('a visitor answers page by page, checks the answers and gets the plan', async () => {
  const { api, router } = await open();
  await checkAccessibility();
  await toCheck();
  await checkAccessibility();
  await expect.element(page.getByText('3\u00a0doors')).toBeVisible();
  // The second click comes before the answer, which moves the page under the pointer.
  const waiting = held(plansAnswer);
  api.answer(advanceProposal, waiting.answer);
  await submit.dblClick();
  waiting.release();
  await expect.element(heading('Your Security Plan')).toHaveFocus();
  expect(router.state.location.search).toBe('?step=plan');
  expect(sent(api)).toEqual([
    {},
    { establishmentType: 'Residential Home' },
    {
      establishmentType: 'Residential Home',
      responses: { outer_doors: '3', pets: 'Small', boundary: 'None', wants: ['Alarm'] },
    },
  ]);
});

test('a visitor whose report was about a home finds that type chosen, and the steps counted as at the start', async () => {
  const { router } = await open('/proposal?type=Residential%20Home');
  await start.click();
  await expect.element(page.getByText('Step 1 of 4: Establishment')).toBeInTheDocument();
  await expect.element(type).toHaveValue('Residential Home');
  await next.click();
  await expect.element(page.getByText(/^Step 2 of 4: Questions, page 1 of \d$/)).toBeVisible();
  expect(router.state.location.search).not.toContain('type');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect.element(type).toHaveValue('Residential Home');
});

describe('a visitor who comes from a technology page', () => {
  const fence = field('Electric fence');

  test('finds its system chosen, also after a reload and after Back', async () => {
    const first = await open('/proposal?topic=security-fencing');
    await start.click();
    await expect.element(heading('Your establishment')).toHaveFocus();
    const { search } = first.router.state.location;
    await first.screen.unmount();
    const { router } = await open(`/proposal${search}`);
    await type.selectOptions('Residential Home');
    await next.click();
    await expect.element(heading('The building')).toHaveFocus();
    await router.navigate(-1);
    await next.click();
    await doors.fill('3');
    await pets.selectOptions('Small');
    await next.click();
    await boundary.selectOptions('None');
    await next.click();
    await expect.element(fence).toBeChecked();
    await expect.element(field('Alarm')).not.toBeChecked();
  });

  test('can want another system instead, and a reload keeps that', async () => {
    const path = '/proposal?step=establishment&topic=security-fencing';
    const first = await open(path);
    await type.selectOptions('Residential Home');
    await next.click();
    await expect.element(heading('The building')).toHaveFocus();
    await first.router.navigate('/proposal?step=3&topic=security-fencing');
    await fence.click();
    await expect.element(fence).not.toBeChecked();
    await first.screen.unmount();
    await open('/proposal?step=3&topic=security-fencing');
    await expect.element(fence).not.toBeChecked();
  });
});

describe('the type of establishment', () => {
  test('is asked for again when Next is pressed without one', async () => {
    await open();
    await start.click();
    await expect.element(heading('Your establishment')).toHaveFocus();
    await next.click();
    await expect.element(problem).toHaveFocus();
    await expect.element(type).toHaveAccessibleDescription(proposalTexts.selectType);
    expect(document.title).toMatch(/^Error: /);
    await checkAccessibility();
    await type.selectOptions('Warehouse');
    await expect.element(problem).not.toBeInTheDocument();
  });

  test('that is changed later clears only the answers that do not apply any more', async () => {
    const { api } = await openCheck();
    await change('Type of establishment').click();
    await type.selectOptions('Warehouse');
    await next.click();
    // The docks are new, so they are asked first.
    await expect.element(field('How many loading docks are there?')).toHaveValue('');
    await expect.element(doors).toHaveValue('3');
    await field('How many loading docks are there?').fill('2 docks');
    await button('Back to your answers').click();
    // A warehouse can choose from other boundaries.
    await expect.element(boundary).toHaveFocus();
    await expect.element(boundary).toHaveValue('None');
    await button('Back to your answers').click();
    await submit.click();
    await expect.element(heading('Your Security Plan')).toHaveFocus();
    expect(sent(api).at(-1)).toEqual({
      establishmentType: 'Warehouse',
      responses: { outer_doors: '3', docks: '2', boundary: 'None', wants: ['Alarm'] },
    });
  });
});

describe('a page of questions', () => {
  test('says what is wrong with each answer, above the page and at its field', async () => {
    await open();
    await toQuestions();
    await doors.fill('many');
    await next.click();
    await expect.element(problem).toHaveFocus();
    const wrong = 'Type a whole number from 1 to 40';
    const message = `How many outer doors are there? ${wrong}`;
    const choice = 'Are there pets? Please choose one of the answers';
    await expect
      .element(doors)
      .toHaveAccessibleDescription(`A whole number from 1 to 40\u00a0doors. ${wrong}`);
    await expect.element(pets).toHaveAccessibleDescription('Please choose one of the answers');
    await checkAccessibility();
    await page.getByRole('link', { name: choice }).click();
    await expect.element(pets).toHaveFocus();
    await pets.selectOptions('None');
    await doors.fill('41');
    await expect.element(problem.getByRole('link', { name: message })).toBeVisible();
    await doors.fill('40');
    await expect.element(problem).not.toBeInTheDocument();
    expect(document.title).not.toMatch(/^Error/);
    await next.click();
    await expect.element(heading('The boundary')).toHaveFocus();
  });

  test('shows a question that an answer brings up in its place, and tells of it', async () => {
    await open('/proposal');
    await toQuestions();
    await doors.fill('3');
    await pets.selectOptions('None');
    await next.click();
    await expect.element(heading('The boundary')).toHaveFocus();
    await expect.element(height).not.toBeInTheDocument();
    (boundary.element() as HTMLElement).focus();
    await boundary.selectOptions('A wall');
    await expect.element(height).toBeVisible();
    await expect.element(boundary).toHaveFocus();
    await expect.element(page.getByText('New question: How high is the wall?')).toBeInTheDocument();
    await height.fill('1,8');
    await expect.element(wallTop).toBeVisible();
    await checkAccessibility();
    await boundary.selectOptions('None');
    await expect.element(wallTop).not.toBeInTheDocument();
    await expect.element(height).not.toBeInTheDocument();
    await boundary.selectOptions('A wall');
    await expect.element(height).toHaveValue('1,8');
  });

  test('can be answered with the keyboard alone', async () => {
    const { router } = await open();
    (start.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Your establishment')).toHaveFocus();
    await userEvent.tab();
    await expect.element(type).toHaveFocus();
    await type.selectOptions('Residential Home');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('The building')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('2{Enter}');
    await expect.element(problem).toHaveFocus();
    expect(router.state.location.search).toBe('?step=1');
  });

  test('is left and found again with Back and Forward, with its answers', async () => {
    const { router } = await open();
    await toQuestions();
    await doors.fill('7');
    await pets.selectOptions('Large');
    await next.click();
    await expect.element(heading('The boundary')).toHaveFocus();
    await router.navigate(-1);
    await expect.element(heading('The building')).toHaveFocus();
    await expect.element(doors).toHaveValue('7');
    await router.navigate(-1);
    await expect.element(type).toHaveValue('Residential Home');
    await router.navigate(2);
    await expect.element(heading('The boundary')).toHaveFocus();
  });

  test('fits on a screen of 320 pixels', async () => {
    await page.viewport(320, 800);
    await open();
    await toQuestions();
    await next.click();
    await checkAccessibility();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

describe('the check page', () => {
  test('leads to a question and straight back', async () => {
    await openCheck();
    await change('Are there pets?').click();
    await expect.element(pets).toHaveFocus();
    await pets.selectOptions('Large');
    await button('Back to your answers').click();
    await expect.element(heading('Check your answers')).toHaveFocus();
    await expect.element(page.getByText('Large')).toBeVisible();
  });

  test('does not come back before a question that the change brought up is answered', async () => {
    await openCheck();
    await change('What is the boundary?').click();
    await boundary.selectOptions('A wall');
    await button('Back to your answers').click();
    await expect.element(problem).toHaveFocus();
    await height.fill('1.2');
    await button('Back to your answers').click();
    await expect.element(page.getByText('1.2\u00a0m')).toBeVisible();
  });

  test('is not shown before every page was, although the last one needs no answer', async () => {
    const { router } = await open();
    await toQuestions();
    await doors.fill('3');
    await pets.selectOptions('Small');
    await next.click();
    await boundary.selectOptions('None');
    await next.click();
    await expect.element(heading('What you want')).toHaveFocus();
    await router.navigate('/proposal?step=check');
    await expect.element(heading('What you want')).toBeVisible();
    await next.click();
    await expect.element(heading('Check your answers')).toHaveFocus();
  });

  test('counts what the visitor did not say, below the answers, with a link to each question', async () => {
    const { api } = await open();
    const asked = held(plansAnswer);
    await toQuestions();
    api.answer(advanceProposal, asked.answer);
    await doors.fill('3');
    await pets.selectOptions('Small');
    await next.click();
    await boundary.selectOptions('None');
    await next.click();
    await next.click();
    await expect.element(heading('Check your answers')).toHaveFocus();
    const before = submit.element().getBoundingClientRect().top;
    asked.release();
    const count = page.getByText('We assume 2 things that you did not tell us');
    await expect.element(count).toBeVisible();
    expect(submit.element().getBoundingClientRect().top, 'the button stays').toBe(before);
    await count.click();
    await expect.element(page.getByText(/^4 people live there/)).toBeVisible();
    await page.getByRole('link', { name: 'Change (6 rooms)' }).click();
    await expect.element(page.getByLabelText(/^How many rooms can be entered/)).toHaveFocus();
  });

  test('makes the plan also when what it assumes could not be had', async () => {
    const { api } = await open();
    await toQuestions();
    api.answer(advanceProposal, (call) =>
      (call.body as ProposalRequest).only ? new Response('', { status: 502 }) : plansAnswer(call),
    );
    await doors.fill('3');
    await pets.selectOptions('Small');
    await next.click();
    await boundary.selectOptions('None');
    await next.click();
    await next.click();
    await page.getByText('What we will assume').click();
    await expect.element(page.getByText('Your plan lists what we assumed.')).toBeVisible();
    await submit.click();
    await expect.element(heading('Your Security Plan')).toHaveFocus();
  });

  test('fits on a screen of 320 pixels', async () => {
    await page.viewport(320, 800);
    await openCheck();
    await page.getByText(/^We assume 2 things/).click();
    await checkAccessibility();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

describe('after a reload', () => {
  test('in the middle the same page is there with its answers', async () => {
    const first = await open();
    await toQuestions();
    await doors.fill('5');
    await first.screen.unmount();
    const kept = localStorage.getItem('draft:1:security-plan');
    await open('/proposal?step=1');
    expect(kept).toContain('"outer_doors":"5"');
    await expect.element(doors).toHaveValue('5');
  });

  test('of a closed tab the start screen offers to continue', async () => {
    const first = await open();
    await toQuestions();
    await doors.fill('5');
    await first.screen.unmount();
    await open('/proposal');
    await expect.element(page.getByText(/Residential Home, 1 answer\./)).toBeVisible();
    await checkAccessibility();
    await button('Continue').click();
    await expect.element(doors).toHaveValue('5');
  });

  test('on the plan it is made again from the kept answers', async () => {
    const first = await open();
    await toCheck();
    await first.screen.unmount();
    await open('/proposal?step=plan');
    await expect.element(heading('Your Security Plan')).toBeVisible();
  });

  test('without answers on the device every address shows the start', async () => {
    await open('/proposal?step=plan');
    await expect.element(start).toBeVisible();
  });

  test('without a connection it can be tried again, and no answer is lost', async () => {
    const first = await open();
    await toQuestions();
    await doors.fill('5');
    await first.screen.unmount();
    const api = planApi();
    api.answer(advanceProposal, breaks);
    await open('/proposal?step=1', api);
    await expect.element(problem).toHaveTextContent(proposalTexts.network);
    await checkAccessibility();
    api.answer(advanceProposal, plansAnswer);
    await button('Retry').click();
    await expect.element(doors).toHaveValue('5');
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

test('where the browser keeps nothing, the page says so', async () => {
  await open();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await toQuestions();
  await expect.element(page.getByText(/does not let us keep your answers/)).toBeVisible();
  full.mockRestore();
});

describe('Start Over', () => {
  test('clears type, answers and storage, and can be undone', async () => {
    await open();
    await toQuestions();
    await doors.fill('5');
    await button(proposalTexts.startOver).click();
    await expect.element(heading('Security Plan Generator')).toHaveFocus();
    expect(localStorage.getItem('draft:1:security-plan')).toBeNull();
    await expect.element(start).toBeVisible();
    await button('Get my answers back').click();
    await button('Continue').click();
    await expect.element(doors).toHaveValue('5');
  });

  test('on the start screen keeps the focus on its button, and so does its undo', async () => {
    const first = await open();
    await toQuestions();
    await first.screen.unmount();
    await open();
    await button(proposalTexts.startOver).click();
    await expect.element(button('Get my answers back')).toHaveFocus();
    expect(localStorage.getItem('draft:1:security-plan')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect.element(button(proposalTexts.startOver)).toHaveFocus();
    expect(localStorage.getItem('draft:1:security-plan')).toContain('Residential Home');
  });

  test('leaves no type chosen', async () => {
    await open();
    await toQuestions();
    await button(proposalTexts.startOver).click();
    await start.click();
    await expect.element(type).toHaveValue('');
  });
});

describe('a call that fails', () => {
  const busy = refuses(503, failureBody('busy', 'We are busy. Please try again.'));
  const wordless = () => new Response('<html>', { status: 502 });

  test.each([
    ['the connection', breaks, proposalTexts.network],
    ['the server with a reason', busy, 'We are busy. Please try again.'],
    ['the server without a reason', wordless, proposalTexts.firstFailed],
    ['no usable question', gives({ questions: [] }), proposalTexts.firstFailed],
  ])('at the start for %s can be tried again', async (_, answer, text) => {
    const { api } = await open();
    api.answer(advanceProposal, answer);
    await start.click();
    await expect.element(problem).toHaveTextContent(text);
    await checkAccessibility();
    const waiting = held(plansAnswer);
    api.answer(advanceProposal, waiting.answer);
    await button('Retry').click();
    await expect.element(button('Trying again...')).toHaveFocus();
    waiting.release();
    await expect.element(type).toBeVisible();
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  test('for the questions keeps the chosen type', async () => {
    const { api } = await open();
    await start.click();
    await type.selectOptions('Warehouse');
    api.answer(advanceProposal, wordless);
    await next.click();
    await expect.element(problem).toHaveTextContent(proposalTexts.followUpFailed);
    await expect.element(type).toHaveValue('Warehouse');
    await checkAccessibility();
    api.answer(advanceProposal, plansAnswer);
    await button('Retry').click();
    await expect.element(heading('The building')).toHaveFocus();
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  test('for the plan keeps all answers', async () => {
    const { api } = await openCheck();
    const waiting = held(wordless);
    api.answer(advanceProposal, waiting.answer);
    await submit.click();
    await expect.element(button('Making your plan...')).toHaveFocus();
    waiting.release();
    await expect.element(problem).toHaveTextContent(planTexts.planFailed);
    await expect.element(page.getByText('Your answers are kept on this device.')).toBeVisible();
    await checkAccessibility();
    api.answer(advanceProposal, plansAnswer);
    await button('Retry').click();
    await expect.element(heading('Your Security Plan')).toHaveFocus();
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  test('for an answer that the server refuses leads to its question', async () => {
    const { api } = await openCheck();
    const words = 'Please count only doors that lead outside';
    const fields = { 'responses.outer_doors': words };
    api.answer(advanceProposal, refuses(400, failureBody('invalid_request', 'No.', fields)));
    await submit.click();
    await expect.element(problem).toHaveFocus();
    await expect.element(doors).toHaveAccessibleDescription(new RegExp(words));
    await checkAccessibility();
    await doors.fill('2');
    await expect.element(problem).not.toBeInTheDocument();
    api.answer(advanceProposal, plansAnswer);
    await button('Back to your answers').click();
    await submit.click();
    await expect.element(heading('Your Security Plan')).toHaveFocus();
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});
