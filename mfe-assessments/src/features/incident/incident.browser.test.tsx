import { breaks, gives, held, memoryApi, refuses } from '@app/api-client/testing/memory-api';
import { failureBody } from '@app/contracts/failure';
import { incidentTexts, reportIncident } from '@app/contracts/incident';
import type { Submission } from '@app/federation/remote-module';
import { assertGovUkForm } from '@app/forms/testing/gov-uk-form';
import { sampleSite } from '@app/site/testing/sample-site';
import { checkAccessibility } from '@app/testing/accessibility';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { renderInSite } from '@app/testing/render-in-site';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Incident } from './incident.tsx';

const typed = {
  name: 'Sipho Dlamini',
  phone: '+27 82 555-0199',
  details: 'Two men broke the shop window. They left.',
};
const messages = {
  name: 'Please provide your name',
  phone: 'Please provide a valid phone number',
  details: 'Please provide details about the incident',
};

const field = (label: string) => page.getByLabelText(label, { exact: true });
const send = page.getByRole('button', { name: incidentTexts.submit });
const toast = page.getByRole('region', { name: /^Notifications/ });

beforeEach(() => sessionStorage.clear());
afterEach(() => setOnline(true));

async function openPage(submission?: Submission) {
  const api = memoryApi();
  api.answer(reportIncident, gives({ success: true, reference: 'INC-1' }));
  await renderInSite(<Incident submission={submission} />, {
    api,
  });
  return api;
}

async function fill(values = typed) {
  await field(incidentTexts.name).fill(values.name);
  await field(incidentTexts.phone).fill(values.phone);
  await field(incidentTexts.details).fill(values.details);
}

/** What the browser says about its connection, with the event that goes with a change. */
function setOnline(online: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

test('the numbers to call are links above the form', async () => {
  await openPage();
  const { phone } = sampleSite.company;
  const numbers = page.getByRole('link').elements() as HTMLAnchorElement[];
  const dialled = numbers.map(({ href }) => href).filter((href) => href.startsWith('tel:'));
  expect(dialled).toEqual([`tel:${phone.dialled}`, 'tel:10111', 'tel:10177', 'tel:112']);
  const form = document.querySelector('form');
  for (const number of numbers.slice(0, 4)) {
    expect(form?.compareDocumentPosition(number)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(number.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
  await checkAccessibility();
});

test('the form is as the GOV.UK patterns ask', async () => {
  const api = await openPage();
  await assertGovUkForm({
    id: 'incident',
    button: incidentTexts.submit,
    fill,
    wrong: { name: 'phone', answer: '082 555' },
    isSent: () => expect.poll(() => api.received(reportIncident).length).toBe(1),
  });
});

test('each missing answer has its message under its field and once in the summary', async () => {
  await openPage();
  await send.click();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect.element(summary).toHaveFocus();
  for (const [name, message] of Object.entries(messages)) {
    const label = incidentTexts[name as keyof typeof messages];
    await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(message));
    expect(page.getByText(message).elements()).toHaveLength(2);
  }
  await checkAccessibility();
});

test('an incident is sent once, with the digits of the phone number, and the form is reset', async () => {
  const api = await openPage();
  await fill();
  // The second click comes before the answer, which moves the page under the pointer.
  const waiting = held(gives({ success: true, reference: 'INC-1' }));
  api.answer(reportIncident, waiting.answer);
  await send.dblClick();
  waiting.release();
  await expect.element(toast).toMatchTextContent(incidentTexts.sent.title);
  await expect.element(toast).toMatchTextContent(incidentTexts.sent.text);
  await expect.element(page.getByText('Your reference is INC-1.')).toBeVisible();
  await expect
    .element(page.getByText(/contact you shortly on 082 555 0199, day or night\./))
    .toBeVisible();
  await expect.element(field(incidentTexts.details)).toHaveValue('');
  expect(api.received(reportIncident).map(({ body }) => body)).toEqual([
    { ...typed, phone: '0825550199', website: '', elapsedMs: expect.any(Number) },
  ]);
  await checkAccessibility();
});

test('the form can be filled in and sent with the keyboard alone', async () => {
  const api = await openPage();
  (field(incidentTexts.name).element() as HTMLElement).focus();
  await userEvent.keyboard(typed.name);
  await userEvent.tab();
  await userEvent.keyboard(typed.phone);
  await userEvent.keyboard('{Enter}');
  await expect.element(field(incidentTexts.details)).toHaveAttribute('aria-invalid', 'true');
  (page.getByRole('link', { name: messages.details }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field(incidentTexts.details)).toHaveFocus();
  await userEvent.keyboard(typed.details);
  (send.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.received(reportIncident)).toHaveLength(1);
});

test('while an incident is sent, the button says so and is disabled', async () => {
  const api = await openPage();
  const answer = held(gives({ success: true, reference: 'INC-1' }));
  api.answer(reportIncident, answer.answer);
  await fill();
  await send.click();
  const busy = page.getByRole('button', { name: incidentTexts.submitting });
  await expect.element(busy).toBeDisabled();
  await checkAccessibility();
  answer.release();
  await expect.element(send).toHaveFocus();
});

describe('an incident that cannot be sent', () => {
  test('says so in a toast titled Error, keeps what was typed, and is retried with the same key', async () => {
    const api = await openPage();
    api.answer(reportIncident, () => new Response('', { status: 502 }));
    await fill();
    await send.click();
    await expect.element(toast).toMatchTextContent(incidentTexts.failedTitle);
    await expect.element(toast).toMatchTextContent(incidentTexts.failed);
    await expect.element(field(incidentTexts.details)).toHaveValue(typed.details);
    await checkAccessibility();
    expect(takeConsoleErrors()).toHaveLength(1);
    api.answer(reportIncident, gives({ success: true, reference: 'INC-1' }));
    await send.click();
    await expect.element(toast).toMatchTextContent(incidentTexts.sent.title);
    const [first, second] = api.received(reportIncident);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  test('for lack of a connection says so once, and is sent when the connection is back', async () => {
    const api = await openPage();
    api.answer(reportIncident, breaks);
    await fill();
    setOnline(false);
    await send.click();
    await expect.element(page.getByText(/^No connection/)).toBeVisible();
    await expect.element(page.getByText(/^You are offline/)).not.toBeInTheDocument();
    await expect.element(toast).not.toMatchTextContent(incidentTexts.failed);
    api.answer(reportIncident, gives({ success: true, reference: 'INC-1' }));
    setOnline(true);
    await expect.element(toast).toMatchTextContent(incidentTexts.sent.title);
    takeConsoleErrors();
  });

  test("shows the server's message when there is one", async () => {
    const message = 'We cannot take reports at the moment. Please call.';
    const api = await openPage();
    api.answer(reportIncident, refuses(503, failureBody('unavailable', message)));
    await fill();
    await send.click();
    await expect.element(toast).toMatchTextContent(message);
    expect(takeConsoleErrors().join()).toMatch(/^503:/);
  });
});

test('a visitor who goes offline is told at the form, with the number to call, until the connection is back', async () => {
  await openPage();
  const note = page.getByText('You are offline, so this form cannot be sent now.');
  await expect.element(note).not.toBeInTheDocument();
  setOnline(false);
  await expect.element(note).toBeVisible();
  await checkAccessibility();
  setOnline(true);
  await expect.element(note).not.toBeInTheDocument();
});

test('what was typed is kept in this tab only, because the phone may be borrowed', async () => {
  await openPage();
  await fill();
  await expect.poll(() => JSON.stringify(sessionStorage)).toContain(typed.name);
  expect(JSON.stringify(localStorage)).not.toContain(typed.name);
});

test('a post without JavaScript is confirmed on the page', async () => {
  await openPage({ phase: 'sent', answer: 'INC-1' });
  await expect
    .element(page.getByRole('status').filter({ hasText: incidentTexts.sent.title }))
    .toMatchTextContent(incidentTexts.sent.text);
  await expect.element(page.getByText('Your reference is INC-1.')).toBeVisible();
});

test('a refused post without JavaScript shows its values and errors', async () => {
  await openPage({
    phase: 'refused',
    message: 'There is a problem',
    fields: { phone: messages.phone },
    values: { ...typed, phone: '082' },
  });
  await expect.element(field(incidentTexts.phone)).toHaveValue('082');
  await expect.element(page.getByRole('link', { name: messages.phone })).toBeVisible();
  await checkAccessibility();
});
