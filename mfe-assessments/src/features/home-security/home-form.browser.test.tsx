import {
  gives,
  held,
  type MemoryApi,
  memoryApi,
  refuses,
} from '@app/api-client/testing/memory-api';
import { failureBody } from '@app/contracts/failure';
import { homeAssessmentTexts, requestHomeAssessment } from '@app/contracts/home-assessment';
import type { Submission } from '@app/federation/remote-module';
import { assertGovUkForm } from '@app/forms/testing/gov-uk-form';
import { checkAccessibility } from '@app/testing/accessibility';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { renderInSite } from '@app/testing/render-in-site';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HomeSecurityForm } from './home-form.tsx';

const typed = {
  homeType: 'House with a garden',
  areas: ['Driveway gate'],
  securityConcerns: ['The gate motor was stolen', 'The back wall is low', 'No lights outside'],
  name: 'Thandi Mokoena',
  email: 'thandi@example.com',
  phone: '082 123 4567',
};
const receipt = gives({ success: true, reference: 'REP-1' });

const field = (label: string) => page.getByLabelText(label, { exact: true });
const submit = page.getByRole('button', { name: 'Get recommendations' });
const add = page.getByRole('button', { name: 'Add another area' });
const summary = page.getByRole('alert', { name: 'There is a problem' });
const thanks = page.getByText(homeAssessmentTexts.sent.text(typed.email));
const toast = page.getByRole('region', { name: /^Notifications/ });

async function openForm(submission?: Submission): Promise<MemoryApi> {
  const api = memoryApi();
  api.answer(requestHomeAssessment, receipt);
  await renderInSite(<HomeSecurityForm submission={submission} />, { api });
  return api;
}

async function fill() {
  await field('What kind of home is it?').fill(typed.homeType);
  await field('Area 1').fill(typed.areas[0] ?? '');
  for (const [index, label] of ['First', 'Second', 'Third'].entries()) {
    await field(`${label} concern`).fill(typed.securityConcerns[index] ?? '');
  }
  await field('Your name').fill(typed.name);
  await field('Phone').fill(typed.phone);
  await field('Email').fill(typed.email);
}

const areaFields = () => document.querySelectorAll('input[name^="areas."]');

test('the form follows the GOV.UK checklist', async () => {
  await openForm();
  await assertGovUkForm({
    id: 'home-security',
    button: 'Get recommendations',
    fill,
    wrong: { name: 'homeType', answer: 'x' },
    isSent: () => expect.element(thanks).toBeVisible(),
  });
});

test('each missing answer has its error under it', async () => {
  const api = await openForm();
  await submit.click();
  await expect.element(summary).toHaveFocus();
  const messages = {
    'What kind of home is it?': 'Please specify your home type',
    'Area 1': 'Please specify the area',
    'First concern': 'Please describe your security concern',
    'Second concern': 'Please describe your security concern',
    'Third concern': 'Please describe your security concern',
    'Your name': 'Please provide your name',
    Phone: 'Please provide a valid phone number',
    Email: 'Please provide a valid email address',
  };
  for (const [label, message] of Object.entries(messages)) {
    await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(`${message}$`));
  }
  expect(summary.getByRole('link').elements()).toHaveLength(8);
  await checkAccessibility();
  expect(api.received(requestHomeAssessment)).toEqual([]);
});

describe('the list of areas', () => {
  test('starts with one area, which cannot be removed', async () => {
    await openForm();
    expect(areaFields()).toHaveLength(1);
    await expect.element(page.getByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });

  test('a new area takes the focus and says how many there are', async () => {
    await openForm();
    await add.click();
    await expect.element(field('Area 2')).toHaveFocus();
    await expect.element(page.getByText('2 areas', { exact: true })).toBeInTheDocument();
    await expect
      .element(page.getByRole('button', { name: 'Remove area 1' }))
      .not.toBeInTheDocument();
    await checkAccessibility();
  });

  test('a removed area leaves the others as they were, and the next one takes the focus', async () => {
    await openForm();
    for (const [index, area] of ['Gate', 'Garage', 'Patio'].entries()) {
      if (index > 0) await add.click();
      await field(`Area ${index + 1}`).fill(area);
    }
    await page.getByRole('button', { name: 'Remove area 2' }).click();
    await expect.element(page.getByRole('group', { name: 'Area 2 of 2' })).toHaveFocus();
    await expect.element(field('Area 1')).toHaveValue('Gate');
    await expect.element(field('Area 2')).toHaveValue('Patio');
  });

  test('an error of the third area is at the third area', async () => {
    await openForm();
    await fill();
    await add.click();
    await field('Area 2').fill('Garage');
    await add.click();
    await submit.click();
    await expect.element(field('Area 3')).toHaveAccessibleDescription('Please specify the area');
    await expect.element(field('Area 2')).not.toHaveAccessibleDescription();
    await summary.getByRole('link', { name: 'Please specify the area' }).click();
    await expect.element(field('Area 3')).toHaveFocus();
  });

  test('Enter in an area sends the form and adds no area', async () => {
    const api = await openForm();
    await fill();
    await add.click();
    await field('Area 2').fill('Garage');
    await userEvent.keyboard('{Enter}');
    await expect.element(thanks).toBeVisible();
    const [call] = api.received(requestHomeAssessment);
    expect(call?.body).toMatchObject({ areas: ['Driveway gate', 'Garage'] });
  });

  test('after twelve areas no more can be added', async () => {
    await openForm();
    for (let areas = 1; areas < 12; areas++) await add.click();
    await expect.element(add).not.toBeInTheDocument();
    await expect.element(field('Area 12')).toHaveFocus();
  });
});

test('a sent form thanks and names the address, and starts again with one area', async () => {
  const api = await openForm();
  await fill();
  await add.click();
  await field('Area 2').fill('Garage');
  await submit.click();
  await expect.element(thanks).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: 'Thank you' })).toHaveFocus();
  expect(areaFields()).toHaveLength(1);
  await expect.element(field('Area 1')).toHaveValue('');
  await expect.element(field('Third concern')).toHaveValue('');
  expect(api.received(requestHomeAssessment).map(({ body }) => body)).toEqual([
    {
      ...typed,
      areas: ['Driveway gate', 'Garage'],
      phone: '0821234567',
      website: '',
      elapsedMs: expect.any(Number),
      understanding: {},
    },
  ]);
  await checkAccessibility();
});

test('what was understood of a home can be corrected below the thanks', async () => {
  const api = await openForm();
  const understanding = {
    token: '0'.repeat(32),
    version: 1,
    mailed: false,
    danger: false,
    chips: [{ kind: 'place', id: 'roof', label: 'Roof', words: 'roof' }],
    choices: { incident: [], place: [], have: [], missing: [], wanted: [] },
  };
  api.answer(requestHomeAssessment, gives({ success: true, reference: 'REP-1', understanding }));
  await fill();
  await submit.click();
  await expect.element(page.getByRole('heading', { name: 'We understood' })).toBeVisible();
  const corrected = { ...understanding, version: 2, chips: [] };
  api.answer(
    requestHomeAssessment,
    gives({ success: true, reference: 'REP-1', understanding: corrected }),
  );
  await page.getByRole('button', { name: 'Remove Roof' }).click();
  await page.getByRole('button', { name: 'Make the report again' }).click();
  await expect.element(page.getByText(/It is version 2/)).toBeVisible();
  await expect.element(thanks).toBeVisible();
  await checkAccessibility();
  expect(api.received(requestHomeAssessment).at(-1)?.body).toMatchObject({
    homeType: typed.homeType,
    understanding: {
      corrects: understanding.token,
      removed: [{ kind: 'place', id: 'roof' }],
      added: [],
    },
  });
});

test('while the form is sent, the button says so and cannot be pressed again', async () => {
  const api = await openForm();
  const answer = held(receipt);
  api.answer(requestHomeAssessment, answer.answer);
  await fill();
  await submit.dblClick();
  await expect.element(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await checkAccessibility();
  answer.release();
  await expect.element(thanks).toBeVisible();
  expect(api.received(requestHomeAssessment)).toHaveLength(1);
});

describe('a form that cannot be sent', () => {
  test.each([
    ["the server's message", 'We cannot take requests now.', 'We cannot take requests now.'],
    ['Failed to submit assessment', '', 'Failed to submit assessment'],
  ])('shows %s and keeps the answers', async (_, message, shown) => {
    const api = await openForm();
    api.answer(requestHomeAssessment, refuses(503, failureBody('unavailable', message)));
    await fill();
    await submit.click();
    await expect.element(toast).toMatchTextContent(homeAssessmentTexts.failedTitle);
    await expect.element(toast).toMatchTextContent(shown);
    await expect.element(field('Area 1')).toHaveValue('Driveway gate');
    await expect.element(field('Phone')).toHaveValue(typed.phone);
    await checkAccessibility();
    expect(takeConsoleErrors().join()).toMatch(/^503:/);
  });
});

test('an area added without JavaScript keeps the answers', async () => {
  await openForm({ phase: 'editing', values: { ...typed, areas: ['Driveway gate', ''] } });
  await expect.element(field('Area 1')).toHaveValue('Driveway gate');
  await expect.element(field('Area 2')).toHaveValue('');
  await expect.element(field('Third concern')).toHaveValue('No lights outside');
});

test('a form sent without JavaScript is thanked for with its address and reference', async () => {
  await openForm({ phase: 'sent', answer: { mailedTo: typed.email, reference: 'REP-1' } });
  await expect.element(thanks).toBeVisible();
  await expect.element(page.getByText('Your reference is REP-1.')).toBeVisible();
  await expect.element(field('Email')).toHaveValue('');
});
