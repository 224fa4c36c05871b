import { memoryApi } from '@app/api-client/testing/memory-api';
import { advanceProposal } from '@app/contracts/proposal';
import { SecurityPlan } from '@app/contracts/security-plan';
import { checkAccessibility } from '@app/testing/accessibility';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { samplePlanAnswer } from '@app/testing/plans/sample-plan-answer';
import { renderInSite } from '@app/testing/render-in-site';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { exampleAnswers } from '../../../content/example-answers.ts';
import { ProposalPage } from '../proposal-page.tsx';
import { plansAnswer } from '../testing/plan-api.ts';
import { type Example, loadExample } from './load-example.ts';

const open = (example: Example) =>
  renderInSite(
    <ProposalPage resource={{ phase: 'ready', data: { example } }} submission={undefined} />,
    { path: '/proposal?view=example', api: memoryApi() },
  );

test.each([320, 1440])(
  'the example is a whole plan, and leads to one of your own, at %d px',
  async (width) => {
    await page.viewport(width, 900);
    await open(v.parse(SecurityPlan, samplePlanAnswer));
    await expect
      .element(page.getByRole('heading', { name: 'Example plan', level: 1 }))
      .toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Choose a budget' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Start your own plan' }))
      .toHaveAttribute('href', '/proposal?type=Residential%20Home');
    expect(page.getByRole('button', { name: 'Request a site visit' }).elements()).toEqual([]);
    await checkAccessibility();
  },
);

test('the example is asked of the API with its answers', async () => {
  const api = memoryApi();
  api.answer(advanceProposal, plansAnswer);
  expect(await loadExample(api)).toHaveProperty('bom');
  expect(api.received(advanceProposal)).toMatchObject([{ body: exampleAnswers }]);
});

test('without the example there is still a way on', async () => {
  await open('unavailable');
  await expect.element(page.getByText(/We could not open the example/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Start your own plan' })).toBeVisible();
  takeConsoleErrors();
});
