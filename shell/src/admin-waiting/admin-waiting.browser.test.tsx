import {
  breaks,
  gives,
  type MemoryApi,
  memoryApi,
  refuses,
} from '@app/api-client/testing/memory-api';
import {
  adminSessionTexts,
  readAdminSession,
  startAdminSession,
} from '@app/contracts/admin-session';
import { failureBody } from '@app/contracts/failure';
import { type MailStatus, readMailStatus } from '@app/contracts/mail-status';
import { checkAccessibility } from '@app/testing/accessibility';
import { renderInSite } from '@app/testing/render-in-site';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AdminWaitingPage } from './admin-waiting.tsx';
import { waitingTexts } from './waiting-texts.ts';

const session = { username: 'thandi', expiresAt: '2026-11-22T10:15:00.000Z' };
const none = { pending: 0, sent: 0, failed: 0, dead: 0 };
const incident = {
  purpose: 'staff',
  priority: 'urgent',
  attempts: 2,
  lastError: 'ESOCKET ECONNREFUSED at CONN',
  nextAttemptAt: '2026-11-22T10:03:00.000Z',
  lead: { kind: 'incident', label: 'Incident', reference: 'INC-7K3F-92QD' },
  letter: {
    recipient: 'desk@acme.example',
    subject: 'URGENT: Incident INC-7K3F-92QD from <b>Sipho</b>, 082 555 0199',
  },
};
const status: MailStatus = {
  counts: { pending: 1, sent: 7, failed: 1, dead: 1 },
  webhooks: { ...none, sent: 1 },
  waiting: [
    incident,
    {
      ...incident,
      purpose: 'customer',
      priority: 'other',
      attempts: 0,
      lastError: '',
      lead: null,
      letter: null,
    },
  ],
  dead: [
    {
      purpose: 'customer',
      attempts: 3,
      lastError: '550',
      givenUpAt: '2026-11-20T10:03:00.000Z',
      lead: { kind: 'order', label: 'Order', reference: 'ORD-7K3F-92QD' },
      letter: null,
    },
  ],
};
const alert = page.getByRole('alert');
const row = (name: RegExp) => page.getByRole('row', { name });

afterEach(() => void vi.useRealTimers());

async function open(read: MailStatus, api: MemoryApi = memoryApi()) {
  api.answer(readAdminSession, gives({ session }));
  api.answer(readMailStatus, gives(read));
  await renderInSite(<AdminWaitingPage />, { api });
  return api;
}

test('without a session there is only a form, and the right password shows what waits', async () => {
  const api = memoryApi();
  api.answer(readAdminSession, gives({ session: null }));
  await renderInSite(<AdminWaitingPage />, { api });
  await page.getByLabelText(adminSessionTexts.username).fill('thandi');
  await page.getByLabelText(adminSessionTexts.password).fill('correct horse');
  expect(api.received(readMailStatus)).toEqual([]);
  await checkAccessibility();
  api.answer(startAdminSession, gives(session));
  api.answer(readMailStatus, gives(status));
  await page.getByRole('button', { name: adminSessionTexts.submit }).click();
  await expect.element(page.getByText(waitingTexts.waits(2))).toBeVisible();
});

describe.each([320, 1440])('at %i pixels', (width) => {
  test('what waits is listed with its state and next try, and what failed with its reason', async () => {
    await page.viewport(width, 900);
    await open(status);
    await expect
      .element(row(/from <b>Sipho<\/b>, 082 555 0199/))
      .toHaveTextContent(
        `${incident.letter.subject}To desk@acme.exampleTried 2 times: ${incident.lastError}Next try 22 November 2026, 12:03`,
      );
    await expect
      .element(row(/has been deleted/))
      .toHaveTextContent(
        'customer: what it was about has been deletedNot tried yetNext try 22 November 2026, 12:03',
      );
    await expect
      .element(row(/Order ORD-7K3F-92QD/))
      .toHaveTextContent(
        'Order ORD-7K3F-92QD (customer)Tried 3 times: 550Last tried 20 November 2026, 12:03',
      );
    await expect.element(row(/^Mail/).last()).toHaveTextContent('Mail1171');
    await expect.element(row(/^Webhook/)).toHaveTextContent('Webhook0010');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await checkAccessibility();
  });
});

test('a page without anything that waits says so', async () => {
  await open({ counts: none, webhooks: none, waiting: [], dead: [] });
  await expect.element(page.getByText(waitingTexts.nothing)).toBeVisible();
  await checkAccessibility();
});

test('an answer of an older server shows its counts', async () => {
  await open({ counts: { ...none, pending: 3 }, dead: [] });
  await expect.element(page.getByText(waitingTexts.waits(3))).toBeVisible();
});

test('what waits is read again every ten seconds, and a lost connection is told', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const api = await open(status);
  await expect.element(page.getByText(waitingTexts.waits(2))).toBeVisible();
  api.answer(readMailStatus, breaks);
  vi.advanceTimersByTime(10_000);
  await expect.element(alert.getByText(waitingTexts.unreachable)).toBeVisible();
  await expect.element(page.getByText(waitingTexts.waits(2))).toBeVisible();
  api.answer(readMailStatus, gives({ ...status, counts: none, waiting: [] }));
  vi.advanceTimersByTime(10_000);
  await expect.element(page.getByText(waitingTexts.nothing)).toBeVisible();
});

test('after the session has ended the page asks for the password again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const api = await open(status);
  await expect.element(page.getByText(waitingTexts.waits(2))).toBeVisible();
  api.answer(readMailStatus, refuses(401, failureBody('unauthorised', 'Please sign in first')));
  vi.advanceTimersByTime(10_000);
  await expect.element(page.getByText(adminSessionTexts.ended)).toBeVisible();
  await expect.element(page.getByText(incident.letter.subject)).not.toBeInTheDocument();
});
