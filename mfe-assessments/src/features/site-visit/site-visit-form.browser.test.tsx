import { gives, memoryApi } from '@app/api-client/testing/memory-api';
import { requestSiteVisit, siteVisitTexts } from '@app/contracts/site-visit';
import { assertGovUkForm } from '@app/forms/testing/gov-uk-form';
import { checkAccessibility } from '@app/testing/accessibility';
import { renderInSite } from '@app/testing/render-in-site';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SiteVisitFields } from './site-visit-form.tsx';

const PLAN = 'aGFsbG8tZGllcy1pc3QtZQ';
const field = (label: string) => page.getByLabelText(label, { exact: true });
const toast = page.getByRole('region', { name: /^Notifications/ });
const send = page.getByRole('button', { name: 'Send request' });

async function openForm(plan = '') {
  const api = memoryApi();
  api.answer(requestSiteVisit, gives({ success: true, reference: 'VIS-1' }));
  const form = <SiteVisitFields submission={undefined} plan={plan} />;
  await renderInSite(form, { api, path: '/site-visit' });
  return api;
}

async function fill() {
  await field('Your name').fill('Thandi Mokoena');
  await field('Phone').fill('082 123 4567');
  await field('Email').fill('thandi@example.com');
  await field('Where should we come?').fill('12 Palm Road, Morningside');
  await field('When does it suit you?').selectOptions('Wednesday morning');
}

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
