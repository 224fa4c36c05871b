import { gives, held, memoryApi, refuses } from '@app/api-client/testing/memory-api';
import { failureBody } from '@app/contracts/failure';
import { requestTechHelp, techHelpTexts } from '@app/contracts/tech-help';
import type { Submission } from '@app/federation/remote-module';
import { assertGovUkForm } from '@app/forms/testing/gov-uk-form';
import { checkAccessibility } from '@app/testing/accessibility';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { renderInSite } from '@app/testing/render-in-site';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TechHelpForm } from './tech-help-form.tsx';

const typed = {
  deviceType: 'Gate motor',
  problemDescription: 'The gate opens halfway and then stops.',
  name: 'Thandi Mokoena',
  email: 'thandi@example.com',
  phone: '(031) 555-0100',
};
const receipt = gives({ success: true, reference: 'HLP-1' });
const names = { deviceTypes: ['IP CAMERAS', 'SIRENS'], brands: ['Vantis'] };

const field = (label: string | RegExp) => page.getByLabelText(label, { exact: true });
const submit = page.getByRole('button', { name: 'Submit Request' });
const summary = page.getByRole('alert', { name: 'There is a problem' });
const toast = page.getByRole('region', { name: /^Notifications/ });

async function openForm(submission?: Submission, suggested = names) {
  const api = memoryApi();
  api.answer(requestTechHelp, receipt);
  await renderInSite(<TechHelpForm submission={submission} names={suggested} />, { api });
  return api;
}

async function fill() {
  await field('Device type').fill(typed.deviceType);
  await field('What is the problem?').fill(typed.problemDescription);
  await field('Your name').fill(typed.name);
  await field('Phone').fill(typed.phone);
  await field('Email').fill(typed.email);
}

test('the form follows the GOV.UK checklist', async () => {
  await openForm();
  await assertGovUkForm({
    id: 'tech-help',
    button: 'Submit Request',
    fill,
    wrong: { name: 'problemDescription', answer: 'Broken' },
    isSent: () => expect.element(toast).toMatchTextContent(techHelpTexts.sent.title),
  });
});

test('each missing answer has its error under it, and optional ones have none', async () => {
  const api = await openForm();
  await submit.click();
  await expect.element(summary).toHaveFocus();
  const messages = {
    'Device type': 'Please specify the device type',
    'What is the problem?': 'Please describe your technical issue in more detail',
    'Your name': 'Please provide your name',
    Phone: 'Please provide a valid phone number',
    Email: 'Please provide a valid email address',
  };
  for (const [label, message] of Object.entries(messages)) {
    await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(`${message}$`));
  }
  expect(summary.getByRole('link').elements()).toHaveLength(5);
  await checkAccessibility();
  expect(api.received(requestTechHelp)).toEqual([]);
});

test('device types and brands are suggested', async () => {
  await openForm();
  const suggestions = (label: RegExp) => {
    const { list } = field(label).element() as HTMLInputElement;
    return [...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value);
  };
  expect(suggestions(/^Device type/)).toEqual(names.deviceTypes);
  expect(suggestions(/^Brand/)).toEqual(names.brands);
  await checkAccessibility();
});

test('a request of any other device is sent once, a toast thanks for it, and the form is cleared', async () => {
  const api = await openForm(undefined, { deviceTypes: [], brands: [] });
  await fill();
  // The second click comes before the answer, which moves the page under the pointer.
  const waiting = held(receipt);
  api.answer(requestTechHelp, waiting.answer);
  await submit.dblClick();
  waiting.release();
  await expect.element(toast).toMatchTextContent(techHelpTexts.sent.title);
  await expect.element(toast).toMatchTextContent(techHelpTexts.sent.text);
  await expect.element(page.getByText('Your reference is HLP-1.')).toBeVisible();
  await expect.element(field('Device type')).toHaveValue('');
  await expect.element(submit).toHaveFocus();
  expect(api.received(requestTechHelp).map(({ body }) => body)).toEqual([
    {
      ...typed,
      phone: '0315550100',
      brand: '',
      modelNumber: '',
      website: '',
      elapsedMs: expect.any(Number),
    },
  ]);
});

test('while a request is sent, the button says so and cannot be pressed again', async () => {
  const api = await openForm();
  const answer = held(receipt);
  api.answer(requestTechHelp, answer.answer);
  await fill();
  await submit.click();
  await expect.element(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  answer.release();
  await expect.element(submit).toHaveFocus();
});

describe('a request that cannot be sent', () => {
  test.each([
    ["the server's message", 'We cannot take requests now.', 'We cannot take requests now.'],
    ['Failed to submit request', '', 'Failed to submit request'],
  ])('shows %s and keeps the answers', async (_, message, shown) => {
    const api = await openForm();
    api.answer(requestTechHelp, refuses(503, failureBody('unavailable', message)));
    await fill();
    await submit.click();
    await expect.element(toast).toMatchTextContent(techHelpTexts.failedTitle);
    await expect.element(toast).toMatchTextContent(shown);
    await expect.element(field('What is the problem?')).toHaveValue(typed.problemDescription);
    await checkAccessibility();
    expect(takeConsoleErrors().join()).toMatch(/^503:/);
  });
});

test('a refused post without JavaScript shows the form with its values', async () => {
  await openForm({
    phase: 'refused',
    message: 'There is a problem',
    fields: { email: 'Please provide a valid email address' },
    values: { ...typed, email: 'thandi' },
  });
  await expect.element(field('Device type')).toHaveValue(typed.deviceType);
  await expect.element(field('Email')).toHaveValue('thandi');
  await checkAccessibility();
});
