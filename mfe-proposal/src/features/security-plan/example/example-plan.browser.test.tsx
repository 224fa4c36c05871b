import { breaks, memoryApi } from '@app/api-client/testing/memory-api';
import { advanceProposal } from '@app/contracts/proposal';
import { checkAccessibility } from '@app/testing/accessibility';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { renderInSite } from '@app/testing/render-in-site';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { exampleAnswers } from '../../../content/example-answers.ts';
import { ProposalPage } from '../proposal-page.tsx';
import { plansAnswer } from '../testing/plan-api.ts';

async function open(answer: Parameters<ReturnType<typeof memoryApi>['answer']>[1]) {
  const api = memoryApi();
  api.answer(advanceProposal, answer);
  const site = <ProposalPage resource={{ phase: 'ready', data: {} }} submission={undefined} />;
  await renderInSite(site, { path: '/proposal?view=example', api });
  return api;
}

test.each([320, 1440])(
  'the example is a whole plan, and leads to one of your own, at %d px',
  async (width) => {
    await page.viewport(width, 900);
    const api = await open(plansAnswer);
    await expect.element(page.getByRole('group', { name: 'Choose a budget' })).toBeVisible();
    await expect
      .element(page.getByRole('heading', { name: 'Example plan', level: 1 }))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Start your own plan' }))
      .toHaveAttribute('href', '/proposal?type=Residential%20Home');
    expect(page.getByRole('button', { name: 'Request a site visit' }).elements()).toEqual([]);
    expect(api.received(advanceProposal)).toMatchObject([{ body: exampleAnswers }]);
    await checkAccessibility();
  },
);

test('without the example there is still a way on', async () => {
  await open(breaks);
  await expect.element(page.getByText(/We could not open the example/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Start your own plan' })).toBeVisible();
  takeConsoleErrors();
});
