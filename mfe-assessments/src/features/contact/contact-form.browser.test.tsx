import { breaks, gives, held, memoryApi, refuses } from '@app/api-client/testing/memory-api';
import { contactTexts, sendContactMessage } from '@app/contracts/contact';
import { failureBody } from '@app/contracts/failure';
import type { Submission } from '@app/federation/remote-module';
import { assertGovUkForm } from '@app/forms/testing/gov-uk-form';
import { checkAccessibility } from '@app/testing/accessibility';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { renderInSite } from '@app/testing/render-in-site';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ContactForm } from './contact-form.tsx';

const typed = {
  name: 'Thandi Mokoena',
  email: 'thandi@example.com',
  message: 'Our gate motor has stopped. When can you come?',
};

const field = (label: string) => page.getByLabelText(label, { exact: true });
const send = page.getByRole('button', { name: 'Send Message' });
const summary = page.getByRole('alert', { name: 'There is a problem' });
const toast = page.getByRole('region', { name: /^Notifications/ });

async function openForm(submission?: Submission, path = '/contact') {
  const api = memoryApi();
  api.answer(sendContactMessage, gives({ success: true, reference: 'MSG-1' }));
  await renderInSite(<ContactForm submission={submission} />, { api, path });
  return api;
}

async function fill(values = typed) {
  await field('Your name').fill(values.name);
  await field('Email').fill(values.email);
  await field('Message').fill(values.message);
}

async function isEmpty() {
  for (const label of ['Your name', 'Email', 'Message']) {
    await expect.element(field(label)).toHaveValue('');
  }
}

test('the form follows the GOV.UK checklist', async () => {
  await openForm();
  await assertGovUkForm({
    id: 'contact',
    button: 'Send Message',
    fill: () => fill(),
    wrong: { name: 'message', answer: 'Hello' },
    isSent: () => expect.element(toast).toMatchTextContent(contactTexts.sent.title),
  });
});

test('each missing field has an error under it until it is filled in', async () => {
  const api = await openForm();
  await send.click();
  const messages = [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Message must be at least 10 characters',
  ] as const;
  await expect.element(summary).toHaveFocus();
  await expect.element(field('Your name')).toHaveAccessibleDescription(messages[0]);
  await expect.element(field('Email')).toHaveAccessibleDescription(messages[1]);
  await expect.element(field('Message')).toHaveAccessibleDescription(new RegExp(messages[2]));
  await checkAccessibility();
  await fill();
  await expect.element(summary).not.toBeInTheDocument();
  for (const message of messages) {
    await expect.element(page.getByText(message)).not.toBeInTheDocument();
  }
  expect(api.received(sendContactMessage)).toEqual([]);
});

test('while a message is sent, the button says so and cannot be pressed again', async () => {
  const api = await openForm();
  const answer = held(gives({ success: true, reference: 'MSG-1' }));
  api.answer(sendContactMessage, answer.answer);
  await fill();
  await send.click();
  await expect.element(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await checkAccessibility();
  answer.release();
  await expect.element(send).toHaveFocus();
});

test('a message is sent once, a toast thanks for it, and the form is cleared', async () => {
  const api = await openForm();
  await fill();
  // The second click comes before the answer, which moves the page under the pointer.
  const waiting = held(gives({ success: true, reference: 'MSG-1' }));
  api.answer(sendContactMessage, waiting.answer);
  await send.dblClick();
  waiting.release();
  await expect.element(toast).toMatchTextContent(contactTexts.sent.title);
  await expect.element(toast).toMatchTextContent(contactTexts.sent.text);
  await expect.element(send).toHaveFocus();
  await isEmpty();
  expect(api.received(sendContactMessage).map(({ body }) => body)).toEqual([
    { ...typed, website: '', elapsedMs: expect.any(Number) },
  ]);
  await checkAccessibility();
});

test('a message from a technology page is sent with its topic, which the visitor can drop', async () => {
  const api = await openForm(undefined, '/contact?topic=video-surveillance');
  const about = page.getByText('About: Video Surveillance');
  await expect.element(about).toBeVisible();
  await fill();
  await send.click();
  await isEmpty();
  await fill();
  await page.getByRole('link', { name: 'Write about something else' }).click();
  await expect.element(about).not.toBeInTheDocument();
  await expect.element(field('Message')).toHaveValue(typed.message);
  await send.click();
  await isEmpty();
  expect(api.received(sendContactMessage).map(({ body }) => body)).toMatchObject([
    { message: `About: Video Surveillance\n\n${typed.message}` },
    { message: typed.message },
  ]);
});

test('the reference of a sent message stays beside the button when the toast has gone', async () => {
  const api = await openForm();
  await fill();
  await send.click();
  const reference = page.getByText('Your reference is MSG-1.');
  await expect.element(reference).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(toast).not.toMatchTextContent(contactTexts.sent.title);
  await expect.element(reference).toBeVisible();
  await checkAccessibility();
  api.answer(sendContactMessage, breaks);
  await fill();
  await expect.element(reference).toBeVisible();
  await send.click();
  await expect.element(page.getByText(/^No connection/)).toBeVisible();
  await expect.element(reference).not.toBeInTheDocument();
  takeConsoleErrors();
});

test('only one toast is shown at a time', async () => {
  await openForm();
  await fill();
  await send.click();
  await expect.element(toast).toMatchTextContent(contactTexts.sent.title);
  await fill({ ...typed, message: 'And please bring a spare remote.' });
  await send.click();
  await isEmpty();
  await expect.element(toast).toMatchTextContent(contactTexts.sent.title);
  expect(document.querySelectorAll('[data-toast-region] [data-part="root"]')).toHaveLength(1);
});

describe('a message without a connection', () => {
  const waiting = page.getByText(
    'No connection. What you typed is kept on this device. Keep this page open: we send it when you are back online, and only once.',
  );
  const byHand = page.getByText(
    'No connection. What you typed is kept on this device. Press Send Message again when you are back online: you will not send it twice.',
  );
  const connectionReturns = () => window.dispatchEvent(new Event('online'));

  /** The server gets each message, and each answer is lost. */
  async function sendInVain() {
    const api = await openForm();
    api.answer(sendContactMessage, breaks);
    await fill();
    await send.click();
    await expect.element(waiting).toBeVisible();
    return api;
  }

  test('says so once, and is sent by itself when the connection is back, as the same message', async () => {
    const api = await sendInVain();
    await expect.element(toast).not.toMatchTextContent(contactTexts.failed);
    await expect.element(field('Message')).toHaveValue(typed.message);
    await checkAccessibility();
    connectionReturns();
    await expect.poll(() => api.received(sendContactMessage)).toHaveLength(2);
    await expect.element(waiting).toBeVisible();
    api.answer(sendContactMessage, gives({ success: true, reference: 'MSG-1' }));
    await expect.element(send).toBeEnabled();
    connectionReturns();
    await expect.element(toast).toMatchTextContent(contactTexts.sent.title);
    await isEmpty();
    await expect.element(waiting).not.toBeInTheDocument();
    const keys = api.received(sendContactMessage).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    takeConsoleErrors();
  });

  test('is not sent by itself after an edit', async () => {
    const api = await sendInVain();
    await field('Message').fill('Never mind');
    await expect.element(byHand).toBeVisible();
    connectionReturns();
    await expect.element(page.getByText(/^You are back online. Press Send/)).toBeVisible();
    expect(api.received(sendContactMessage)).toHaveLength(1);
    takeConsoleErrors();
  });

  test('is not sent by itself when the visitor cancels it', async () => {
    const api = await sendInVain();
    await page.getByRole('button', { name: 'Cancel sending' }).click();
    await expect.element(byHand).toBeVisible();
    expect(byHand.element().closest('[role=status]')).toBe(document.activeElement);
    connectionReturns();
    await expect.element(page.getByText(/^You are back online/)).toBeVisible();
    expect(api.received(sendContactMessage)).toHaveLength(1);
    takeConsoleErrors();
  });
});

describe('a message that cannot be sent', () => {
  test('shows its reason in a toast, keeps the fields, and is retried with the same key', async () => {
    const api = await openForm();
    api.answer(sendContactMessage, () => new Response('', { status: 502 }));
    await fill();
    await send.click();
    await expect.element(toast).toMatchTextContent(contactTexts.failedTitle);
    await expect.element(toast).toMatchTextContent(contactTexts.failed);
    await expect.element(field('Message')).toHaveValue(typed.message);
    await expect.element(field('Email')).toHaveValue(typed.email);
    await expect.element(send).toHaveFocus();
    await checkAccessibility();
    expect(takeConsoleErrors()).toHaveLength(1);
    api.answer(sendContactMessage, gives({ success: true, reference: 'MSG-1' }));
    await send.click();
    await expect.element(toast).toMatchTextContent(contactTexts.sent.title);
    await isEmpty();
    expect(document.querySelectorAll('[data-toast-region] [data-part="root"]')).toHaveLength(1);
    const [first, second] = api.received(sendContactMessage);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });

  test('tells that the server took too long and that a second press sends nothing twice', async () => {
    const api = await openForm();
    api.answer(sendContactMessage, () => {
      throw new DOMException('signal timed out', 'TimeoutError');
    });
    await fill();
    await send.click();
    await expect.element(page.getByText(/^Our server took too long to answer/)).toBeVisible();
    await expect.element(send).toHaveFocus();
    expect(takeConsoleErrors()).toEqual(['TimeoutError: signal timed out']);
  });

  test("shows the server's message when there is one", async () => {
    const message = 'We cannot take messages at the moment.';
    const api = await openForm();
    api.answer(sendContactMessage, refuses(503, failureBody('unavailable', message)));
    await fill();
    await send.click();
    await expect.element(toast).toMatchTextContent(message);
    await expect
      .element(
        page.getByText(
          `${message} What you typed is kept on this device, so you can press Send Message again.`,
        ),
      )
      .toBeVisible();
    expect(takeConsoleErrors().join()).toMatch(/^503:/);
  });

  test("shows the server's message for a field under it and in the error summary", async () => {
    const fields = { email: 'Please enter a valid email address' };
    const api = await openForm();
    const failure = failureBody('invalid_request', 'Please check your e-mail address.', fields);
    api.answer(sendContactMessage, refuses(400, failure));
    await fill();
    await send.click();
    await expect.element(field('Email')).toHaveAccessibleDescription(fields.email);
    await expect.element(summary).toHaveFocus();
    await expect.element(summary.getByRole('link', { name: fields.email })).toBeVisible();
    expect(takeConsoleErrors().join()).toMatch(/^400:/);
  });
});

test('a refused post without JavaScript shows the form with its values and links to its errors', async () => {
  await openForm({
    phase: 'refused',
    message: 'There is a problem',
    fields: { email: 'Please enter a valid email address' },
    values: { ...typed, email: 'thandi' },
  });
  await expect.element(field('Message')).toHaveValue(typed.message);
  await checkAccessibility();
  await summary.getByRole('link', { name: 'Please enter a valid email address' }).click();
  await expect.element(field('Email')).toHaveFocus();
  await field('Email').fill(typed.email);
  await expect.element(field('Email')).not.toHaveAccessibleDescription();
});

test('a post without JavaScript that could not be sent says so above its values', async () => {
  await openForm({ phase: 'refused', message: contactTexts.failed, fields: {}, values: typed });
  await expect.element(page.getByRole('alert', { name: contactTexts.failed })).toBeVisible();
  await expect.element(field('Message')).toHaveValue(typed.message);
  await checkAccessibility();
});
