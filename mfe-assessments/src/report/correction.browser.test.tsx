import {
  breaks,
  gives,
  type MemoryApi,
  memoryApi,
  refuses,
} from '@app/api-client/testing/memory-api';
import { failureBody } from '@app/contracts/failure';
import type { ReportAnswer } from '@app/contracts/report';
import type { ReportUnderstanding } from '@app/contracts/report-understanding';
import { requestSecurityAssessment } from '@app/contracts/security-assessment';
import { checkAccessibility } from '@app/testing/accessibility';
import { takeConsoleErrors } from '@app/testing/console-errors';
import { renderInSite } from '@app/testing/render-in-site';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AskedRequest } from './asked-request.ts';
import { PlainCorrection } from './plain-correction.tsx';
import { ReportDialog } from './report-dialog.tsx';

const TOKEN = '0123456789abcdef0123456789abcdef';
const asked: AskedRequest = {
  form: 'challenge',
  body: {
    businessType: 'Hardware shop with a timber yard',
    securityIssue: 'Timber goes missing on Fridays',
    timing: 'Fridays, after 16:00',
    location: 'Rear gate',
    peopleInvolved: 'Yard staff and drivers',
    preventionMethod: 'Cameras and a locked gate',
    name: 'Thandi Mkhize',
    email: 'thandi@yard.example',
    phone: '0315550142',
  },
};
const understanding: ReportUnderstanding = {
  token: TOKEN,
  version: 1,
  mailed: false,
  danger: false,
  chips: [
    { kind: 'incident', id: 'stock-loss', label: 'Stock that goes missing', words: 'goes missing' },
    { kind: 'place', id: 'vehicle-gate', label: 'Vehicle gate', words: 'rear gate' },
  ],
  choices: {
    incident: [{ id: 'burglary', label: 'Burglary' }],
    place: [{ id: 'roof', label: 'Roof' }],
    have: [{ id: 'guards', label: 'Guards' }],
    missing: [{ id: 'alarm', label: 'Alarm' }],
    wanted: [{ id: 'cameras', label: 'Cameras' }],
  },
};
const answer = (
  changes: Partial<ReportUnderstanding> = {},
  report = '# First report',
): ReportAnswer => ({
  success: true,
  reference: 'SEC-7K3F-92QD',
  report,
  source: 'rules',
  understanding: { ...understanding, ...changes },
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const again = button('Make the report again');
const status = page.getByRole('status');

const beacon = vi.fn((_url: string | URL) => true);
beforeEach(() => {
  beacon.mockClear();
  const spy = vi.spyOn(navigator, 'sendBeacon').mockImplementation(beacon);
  return () => spy.mockRestore();
});

function Shown({ first }: { readonly first: ReportAnswer }) {
  const [report, setReport] = useState(first);
  const [open, setOpen] = useState(true);
  return (
    <ReportDialog
      open={open}
      report={report}
      asked={asked}
      onCorrected={setReport}
      onClose={() => setOpen(false)}
    />
  );
}

async function show(first = answer(), api: MemoryApi = memoryApi()) {
  await renderInSite(<Shown first={first} />, { path: '/business-security', api });
  await expect.element(page.getByRole('heading', { name: 'We understood' })).toBeVisible();
  // The dialog takes the focus when it is open, a moment later.
  await expect.poll(() => document.activeElement?.closest('[role=dialog]') !== null).toBe(true);
  return api;
}
const bodyOf = (api: MemoryApi) => api.received(requestSecurityAssessment).at(-1)?.body;

test('chips that were removed and added are sent with the request, and the new report is announced', async () => {
  const api = await show();
  api.answer(requestSecurityAssessment, gives(answer({ version: 2 }, '# Second report')));
  await button('Remove Stock that goes missing').click();
  await expect.element(button('Put back Stock that goes missing')).toHaveFocus();
  await page.getByText('Add something we missed').click();
  await page.getByLabelText('What else happened, or could happen?').selectOptions('Burglary');
  await button('Add to: What happened or could').click();
  await expect.element(button('Remove Burglary')).toBeVisible();
  // Chosen, and not added by its button.
  await page.getByLabelText('What else do you have?').selectOptions('Guards');
  await again.click();
  await expect.element(status.filter({ hasText: 'It is version 2.' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Second report' })).toBeVisible();
  await expect.element(again).toHaveFocus();
  expect(bodyOf(api)).toEqual({
    ...asked.body,
    understanding: {
      corrects: TOKEN,
      removed: [{ kind: 'incident', id: 'stock-loss' }],
      added: [
        { kind: 'incident', id: 'burglary' },
        { kind: 'have', id: 'guards' },
      ],
    },
  });
});

test('the question comes first, and its answer is sent as said', async () => {
  const question = {
    ask: 'What happened, or what do you fear most?',
    choices: [
      { kind: 'incident', id: 'burglary', label: 'Burglary' },
      { kind: 'incident', id: 'trespass', label: 'Trespassing' },
    ],
  } as const;
  const report =
    '# Report\n\n## In short\n\nPerhaps.\n\n## What to do, in this order\n\n1. Lock it.\n';
  const api = await show(
    answer({ question: { ...question, choices: [...question.choices] } }, report),
  );
  api.answer(requestSecurityAssessment, gives(answer({ version: 2 }, report)));
  const group = page.getByRole('group', { name: question.ask });
  const headings = () =>
    Array.from(
      document.querySelectorAll('[role=dialog] :is(h4, #we-understood)'),
      (one) => one.textContent,
    ).slice(0, 3);
  const order = ['In short', 'We understood', 'What to do, in this order'];
  expect(headings()).toEqual(order);
  expect(
    group.element().compareDocumentPosition(button('Remove Vehicle gate').element()) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  await page.getByLabelText('Trespassing').click();
  await again.click();
  await expect.element(status.filter({ hasText: 'It is version 2.' })).toBeVisible();
  await expect.element(again).toHaveFocus();
  expect(headings()).toEqual(order);
  expect(bodyOf(api)).toMatchObject({
    understanding: { removed: [], added: [{ kind: 'incident', id: 'trespass' }] },
  });
});

test('an answer whose sending failed is sent with the next try', async () => {
  const question = {
    ask: 'What do you fear most?',
    choices: [{ kind: 'incident', id: 'trespass', label: 'Trespassing' }],
  } satisfies ReportUnderstanding['question'];
  const api = await show(answer({ question }));
  api.answer(requestSecurityAssessment, breaks);
  await page.getByLabelText('Trespassing').click();
  await again.click();
  await expect.element(status.filter({ hasText: 'No connection.' })).toBeVisible();
  api.answer(requestSecurityAssessment, gives(answer({ version: 2 })));
  await again.click();
  await expect.element(status.filter({ hasText: 'It is version 2.' })).toBeVisible();
  const [first, second] = api.received(requestSecurityAssessment);
  expect(second).toEqual(first);
  takeConsoleErrors();
});

test('a correction without a connection is sent when it is back, unless it was changed since', async () => {
  const api = await show();
  api.answer(requestSecurityAssessment, breaks);
  await button('Remove Vehicle gate').click();
  await again.click();
  await expect.element(status.filter({ hasText: 'we send it when you are back' })).toBeVisible();
  await button('Put back Vehicle gate').click();
  await button('Remove Stock that goes missing').click();
  window.dispatchEvent(new Event('online'));
  await expect.element(status.filter({ hasText: 'You are back online.' })).toBeVisible();
  expect(api.received(requestSecurityAssessment)).toHaveLength(1);
  await again.click();
  await expect.element(button('Cancel sending')).toBeVisible();
  api.answer(requestSecurityAssessment, gives(answer({ version: 2 })));
  window.dispatchEvent(new Event('online'));
  await expect.element(status.filter({ hasText: 'It is version 2.' })).toBeVisible();
  await expect.element(status.filter({ hasText: 'No connection.' })).not.toBeInTheDocument();
  const [, second, third] = api.received(requestSecurityAssessment);
  expect(third).toEqual(second);
  takeConsoleErrors();
});

test('by keyboard alone a chip is removed, put back and removed, and the report made again', async () => {
  const api = await show();
  api.answer(requestSecurityAssessment, gives(answer({ version: 2 })));
  (button('Remove Vehicle gate').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  (again.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(status.filter({ hasText: 'It is version 2.' })).toBeVisible();
  expect(bodyOf(api)).toMatchObject({
    understanding: { removed: [{ kind: 'place', id: 'vehicle-gate' }], added: [] },
  });
});

test('what was understood stands after the report, which people read first', async () => {
  await show(answer({}));
  const report = page.getByRole('heading', { name: 'First report' }).element();
  const understood = page.getByRole('heading', { name: 'We understood' }).element();
  expect(report.compareDocumentPosition(understood)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('nothing is sent when nothing was changed', async () => {
  const api = await show();
  await again.click();
  await expect
    .element(status.filter({ hasText: 'You have not changed anything yet' }))
    .toBeVisible();
  expect(api.received(requestSecurityAssessment)).toEqual([]);
});

test.each([
  ['the network fails', breaks, 'No connection. What you changed is still on this page'],
  [
    'the API refuses it',
    refuses(404, failureBody('not_found', 'There is no such report to correct.')),
    'There is no such report to correct. What you changed is still on this page',
  ],
])('when %s, what was changed stays and can be sent again', async (_, failure, text) => {
  const api = await show();
  api.answer(requestSecurityAssessment, failure);
  await button('Remove Vehicle gate').click();
  await again.click();
  await expect.element(status.filter({ hasText: text })).toBeVisible();
  await expect.element(button('Put back Vehicle gate')).toBeVisible();
  api.answer(requestSecurityAssessment, gives(answer({ version: 2 })));
  await again.click();
  await expect.element(status.filter({ hasText: 'It is version 2.' })).toBeVisible();
  takeConsoleErrors();
});

test('a report that is closed is e-mailed without waiting', async () => {
  await show();
  expect(beacon).not.toHaveBeenCalled();
  await button('Close').click();
  await expect.poll(() => beacon.mock.calls).toEqual([[`/api/reports/${TOKEN}/left`]]);
});

test('a page that is left tells the API, also before the report is closed', async () => {
  await show();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(beacon.mock.calls).toEqual([[`/api/reports/${TOKEN}/left`]]);
});

test('a report that was e-mailed already says so', async () => {
  await show(answer({ mailed: true, version: 2 }));
  await expect
    .element(page.getByText(/We have already e-mailed you an earlier version/))
    .toBeVisible();
});

test.each([320, 1440])(
  'at %i px the block is accessible, and nothing is wider than the page',
  async (width) => {
    await page.viewport(width, 900);
    await show();
    await page.getByText('Add something we missed').click();
    await checkAccessibility();
    const block = document.querySelector('[aria-labelledby="we-understood"]');
    expect(block?.scrollWidth).toBeLessThanOrEqual(block?.clientWidth ?? 0);
    const sizes = Array.from(block?.querySelectorAll('*') ?? [], (one) =>
      Number.parseFloat(getComputedStyle(one).fontSize),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
  },
);

test('without JavaScript it is a form with the whole request, ticks and selects', async () => {
  await renderInSite(<PlainCorrection asked={asked} understanding={understanding} />, {
    path: '/business-security',
  });
  await page.getByLabelText('Remove Vehicle gate').click();
  await page.getByText('Add something we missed').click();
  await page.getByLabelText('Where else?').selectOptions('Roof');
  await checkAccessibility();
  const form = document.getElementById('correction');
  if (!(form instanceof HTMLFormElement)) throw new Error('There is no form');
  const posted = new FormData(form);
  expect(posted.getAll('remove')).toEqual(['place:vehicle-gate']);
  expect(posted.get('add-place')).toBe('roof');
  expect(posted.get('corrects')).toBe(TOKEN);
  expect(posted.get('securityIssue')).toBe('Timber goes missing on Fridays');
});
