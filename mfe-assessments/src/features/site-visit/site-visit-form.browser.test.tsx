import { requestSiteVisit, siteVisitTexts } from '@app/contracts/site-visit';
import { assertGovUkForm } from '@app/forms/testing/gov-uk-form';
import { checkAccessibility } from '@app/testing/accessibility';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { field, fill, openForm, send } from './testing/visit-form.tsx';

const PLAN = 'aGFsbG8tZGllcy1pc3QtZQ';
const toast = page.getByRole('region', { name: /^Notifications/ });

test('the form follows the GOV.UK checklist', async () => {
  await openForm();
  await assertGovUkForm({
    id: 'site-visit',
    button: 'Send request',
    fill,
    wrong: { name: 'email', answer: 'thandi' },
    isSent: () => expect.element(toast).toMatchTextContent(siteVisitTexts.sent.title),
  });
});

test('sends when and where, and the plan that the page was opened for', async () => {
  const api = await openForm(PLAN);
  await fill();
  await field('Another time (optional)').selectOptions('Saturday morning');
  await send.click();
  await expect.element(page.getByText('Your reference is VIS-1.')).toBeVisible();
  await checkAccessibility();
  expect(api.received(requestSiteVisit)).toMatchObject([
    {
      body: {
        phone: '0821234567',
        place: '12 Palm Road, Morningside',
        firstTime: 'Wednesday morning',
        secondTime: 'Saturday morning',
        plan: PLAN,
      },
    },
  ]);
});

test('offers the half-days when the office is open', async () => {
  await openForm();
  const options = [...(field('When does it suit you?').element() as HTMLSelectElement).options];
  const times = options.map(({ value }) => value);
  expect(times).toContain('Saturday morning');
  expect(times).not.toContain('Sunday morning');
});
