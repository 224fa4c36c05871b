import { breaks, gives, held, type MemoryApi, refuses } from '@app/api-client/testing/memory-api';
import { failureBody } from '@app/contracts/failure';
import { advanceProposal } from '@app/contracts/proposal';
import { SecurityPlan, type WirePlan } from '@app/contracts/security-plan';
import { checkAccessibility } from '@app/testing/accessibility';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { samplePlanAnswer } from '@app/testing/plans/sample-plan-answer';
import { renderInSite } from '@app/testing/render-in-site';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { planApi } from '../testing/plan-api.ts';
import { homeQuestions } from '../testing/sample-questions.ts';
import { WhatIf } from './what-if.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const question = page.getByLabelText('Which answer do you want to change?');
const doors = page.getByLabelText('How many outer doors are there?');
const boundary = page.getByLabelText('What is the boundary?');
const row = (text: string) => page.getByRole('row').filter({ hasText: text });
const told = page.getByRole('status');
const problem = page.getByRole('alert');

const answers = { outer_doors: '3', pets: 'Small', boundary: 'None', wants: ['Alarm'] };

/** One camera more, no recorder, and a new siren. */
const [camera, , ...others] = samplePlanAnswer.bom;
const dearer: WirePlan = {
  ...samplePlanAnswer,
  bom: [
    { ...(camera as WirePlan['bom'][number]), quantity: 3, lineTotal: 3704.7 },
    ...others,
    {
      quantity: 1,
      item: 'Outside siren',
      justification: 'One outside siren a building',
      system: 'Alarm',
      sku: 'SR-1',
      unitPrice: 500,
      lineTotal: 500,
    },
  ],
  totals: { ...samplePlanAnswer.totals, total: 11724.9 },
};

async function open(
  api: MemoryApi = planApi(),
  questions: typeof homeQuestions | null = homeQuestions,
) {
  const onKeep = vi.fn();
  await renderInSite(
    <WhatIf
      establishmentType="Residential Home"
      questions={questions ?? undefined}
      answers={answers}
      plan={v.parse(SecurityPlan, samplePlanAnswer)}
      onKeep={onKeep}
    />,
    { path: '/proposal?step=plan', api },
  );
  await page.getByRole('heading', { name: 'What if? Change one answer' }).click();
  return { api, onKeep };
}

async function tryFourDoors(api: MemoryApi) {
  await question.selectOptions('How many outer doors are there?');
  await doors.fill('4');
  api.answer(advanceProposal, gives(dearer));
  await button('Show what changes').click();
  await expect.element(told).toMatchTextContent(/Total/);
}

describe('another answer', () => {
  test('shows each line that changes with its reason, and the rand', async () => {
    const { api } = await open();
    await checkAccessibility();
    await tryFourDoors(api);
    await expect
      .element(told)
      .toMatchTextContent(
        'Total R9990.00 before, R11 724.90 after: R1734.90 more. 3 lines changed.',
      );
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'Alarm:' }))
      .toMatchTextContent('Alarm: adds 1 × Outside siren. Why: One outside siren a building.');
    await expect
      .element(row('4 MP turret camera'))
      .toMatchTextContent(/Video, changed.*Entrances: one view.*2.*3.*\+R1234.90/);
    await expect.element(row('Outside siren')).toMatchTextContent(/added.*None.*1.*\+R500.00/);
    await expect
      .element(row('8-channel recorder'))
      .toMatchTextContent(/removed.*1.*None.*To be quoted/);
    expect(api.received(advanceProposal).at(-1)?.body).toEqual({
      establishmentType: 'Residential Home',
      responses: { ...answers, outer_doors: '4' },
    });
    await checkAccessibility();
  });

  test('is kept with its plan when the visitor says so', async () => {
    const { api, onKeep } = await open();
    await tryFourDoors(api);
    await button('Keep this').click();
    await expect.element(question).toHaveFocus();
    await expect.element(told).toMatchTextContent('Kept. The plan below has the new answer.');
    const plan = v.parse(SecurityPlan, dearer);
    const kept = { answers: { ...answers, outer_doors: '4' }, plan };
    expect(onKeep).toHaveBeenCalledExactlyOnceWith(kept, homeQuestions);
  });

  test('that is put back leaves the plan as it was', async () => {
    const { api, onKeep } = await open();
    await tryFourDoors(api);
    await button('Put back').click();
    await expect.element(question).toHaveFocus();
    await expect.element(told).toMatchTextContent('Put back. Your plan has not changed.');
    expect(row('Outside siren').query()).toBeNull();
    await question.selectOptions('How many outer doors are there?');
    await expect.element(doors).toHaveValue('3');
    expect(onKeep).not.toHaveBeenCalled();
  });

  test('that is changed once more takes the result of the one before away', async () => {
    const { api } = await open();
    await tryFourDoors(api);
    await doors.fill('5');
    await expect.element(button('Keep this')).not.toBeInTheDocument();
  });

  test('that comes too late is not shown', async () => {
    const { api } = await open();
    await question.selectOptions('How many outer doors are there?');
    await doors.fill('4');
    const waiting = held(gives(dearer));
    api.answer(advanceProposal, waiting.answer);
    await button('Show what changes').click();
    await expect.element(button('Working it out...')).toBeVisible();
    await doors.fill('5');
    waiting.release();
    // A press goes through the browser's queue, so the answer has arrived after it.
    await doors.click();
    await expect.element(button('Show what changes')).toBeVisible();
    expect(button('Keep this').query()).toBeNull();
  });

  test('that is the one of the plan asks nothing', async () => {
    const { api } = await open();
    await question.selectOptions('How many outer doors are there?');
    await button('Show what changes').click();
    await expect.element(told).toMatchTextContent(/^Your plan already has this answer/);
    expect(api.received(advanceProposal)).toEqual([]);
  });

  test('out of bounds is refused at its field', async () => {
    const { api } = await open();
    await question.selectOptions('How many outer doors are there?');
    await doors.fill('many');
    await button('Show what changes').click();
    await expect.element(problem).toHaveFocus();
    await expect.element(doors).toHaveAccessibleDescription(/whole number from 1 to 40$/);
    await checkAccessibility();
    expect(api.received(advanceProposal)).toEqual([]);
  });

  test('that brings up a question has it answered first', async () => {
    const { api } = await open();
    await question.selectOptions('What is the boundary?');
    await boundary.selectOptions('A wall');
    await expect.element(page.getByLabelText('How high is the wall?')).toBeVisible();
    await button('Show what changes').click();
    await expect.element(problem).toHaveFocus();
    await page.getByLabelText('How high is the wall?').fill('1.2');
    await button('Show what changes').click();
    await expect.element(told).toMatchTextContent(/The total stays R9990.00/);
    await expect.element(page.getByText('No line of the bill of materials changes.')).toBeVisible();
    expect(api.received(advanceProposal)).toHaveLength(1);
  });

  test('can be tried with the keyboard alone', async () => {
    await open();
    await userEvent.tab();
    await expect.element(question).toHaveFocus();
    await question.selectOptions('How many outer doors are there?');
    await userEvent.tab();
    await expect.element(doors).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}4{Enter}');
    await expect.element(told).toMatchTextContent(/The total stays/);
  });

  test('fits on a screen of 320 pixels', async () => {
    await page.viewport(320, 800);
    const { api } = await open();
    await tryFourDoors(api);
    await checkAccessibility();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

describe('a what-if that fails', () => {
  test('without a connection is tried again, and the new answer is still there', async () => {
    const { api } = await open();
    await question.selectOptions('How many outer doors are there?');
    await doors.fill('4');
    api.answer(advanceProposal, breaks);
    await button('Show what changes').click();
    await expect.element(problem).toMatchTextContent(/^Network error\. Your plan/);
    await expect.element(doors).toHaveValue('4');
    await checkAccessibility();
    api.answer(advanceProposal, gives(dearer));
    await button('Retry').click();
    await expect.element(button('Keep this')).toBeVisible();
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  test('for another answer shows the question of that answer', async () => {
    const { api } = await open();
    await question.selectOptions('How many outer doors are there?');
    await doors.fill('4');
    const words = 'Small pets need another detector';
    const fields = { 'responses.pets': words };
    api.answer(advanceProposal, refuses(400, failureBody('invalid_request', 'No.', fields)));
    await button('Show what changes').click();
    await expect.element(problem).toHaveFocus();
    await expect.element(page.getByLabelText('Are there pets?')).toHaveAccessibleDescription(words);
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  test('before its questions have come is tried again', async () => {
    const api = planApi();
    api.answer(advanceProposal, breaks);
    await open(api, null);
    await expect.element(problem).toMatchTextContent('Network error');
    api.answer(advanceProposal, gives({ questions: homeQuestions }));
    await button('Retry').click();
    await expect.element(question).toBeVisible();
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});
