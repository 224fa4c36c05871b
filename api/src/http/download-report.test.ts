import type { ReportAnswer } from '@app/contracts/report';
import { failed } from '@app/result';
import { expect, test } from 'vitest';
import { aChallenge, aHomeRequest } from '../../testing/report-requests.ts';
import { type TestApiOptions, testApi } from '../../testing/test-api.ts';

async function withReport(options: TestApiOptions = {}) {
  const api = await testApi(options);
  const asked = await api.post('/api/security-assessment', aChallenge());
  const answer = (await asked.json()) as ReportAnswer;
  return { ...api, answer, pdf: () => api.get(answer.pdf ?? 'no link') };
}

test('the link in the answer to a request downloads its report, and nothing may keep it', async () => {
  const { answer, pdf } = await withReport();
  expect(answer.pdf).toMatch(/^\/api\/reports\/[0-9a-f]{32}\/pdf$/);
  const file = await pdf();
  expect(file.status).toBe(200);
  expect(await file.text()).toBe(answer.report);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${answer.reference.toLowerCase()}.pdf"`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
});

test('a repeat of a request gets the same link', async () => {
  const key = { 'Idempotency-Key': 'report-key-1' };
  const { post } = await testApi();
  const first = await (await post('/api/security-assessment', aChallenge(), key)).json();
  const second = await (await post('/api/security-assessment', aChallenge(), key)).json();
  expect(second).toEqual(first);
});

test.each([
  ['unknown', '0'.repeat(32)],
  ['malformed', "';drop"],
  ['too long', 'a'.repeat(4000)],
])('an %s token downloads nothing', async (_, token) => {
  const { get } = await withReport();
  const answer = await get(`/api/reports/${encodeURIComponent(token)}/pdf`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ message: 'There is no such report' });
});

test('the token of a message without a report downloads nothing', async () => {
  const { get, post, leads } = await testApi();
  await post('/api/contact', {
    name: 'Thandi',
    email: 'thandi@example.com',
    message: 'Please call me about our gate.',
  });
  const [lead] = await leads();
  expect((await get(`/api/reports/${lead?.token}/pdf`)).status).toBe(404);
});

test('recommendations that are only mailed have no link in their answer', async () => {
  const { post } = await testApi();
  const answer = await post('/api/secure-home', aHomeRequest());
  expect(await answer.json()).toEqual({ success: true, reference: expect.any(String) });
});

test.each([['busy'], ['too-slow'], ['stopped']] as const)(
  'a PDF maker that is %s is asked again later, and that is logged',
  async (kind) => {
    const { pdf, log } = await withReport({ paper: { make: async () => failed({ kind }) } });
    const answer = await pdf();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(log).toContainEqual(
      expect.objectContaining({ kind, msg: 'a report has no PDF to download' }),
    );
  },
);

test('the token of a link is not in the log', async () => {
  const { answer, pdf, log } = await withReport();
  await pdf();
  const token = answer.pdf?.split('/').at(-2) ?? 'no token';
  expect(JSON.stringify(log)).toContain('/api/reports/:token/pdf');
  expect(JSON.stringify(log)).not.toContain(token);
});
