import type { ApiClient, CallFailure } from '@app/api-client';
import { riskAssessmentTexts } from '@app/contracts/risk-assessment';
import { failed, success } from '@app/result';
import { expect, test } from 'vitest';
import { riskPath } from '../risk-assessment/risk-path.ts';
import { takeBusinessPost } from './take-business-post.ts';

const reader = { name: 'Thandi Mkhize', email: 'thandi@yard.example', phone: '+27 31 555-0142' };
const challenge = {
  businessType: 'Hardware shop with a timber yard',
  securityIssue: 'Timber goes missing on Fridays',
  timing: 'Fridays, after 16:00',
  location: 'Rear gate',
  peopleInvolved: 'Yard staff and drivers',
  preventionMethod: 'Cameras and a locked gate',
  ...reader,
};
const risk = {
  businessType: 'Wholesaler',
  businessDescription: 'Groceries in bulk, 40 staff',
  'operationalAreas.0.name': 'Dock',
  'operationalAreas.0.description': 'Deliveries come up short',
  ...reader,
};
const answer = { success: true, reference: 'SEC-1', report: '# Report', source: 'rules' };

function post(path: string, fields: Record<string, string>, failure?: CallFailure) {
  const sent: { path: string; body: unknown }[] = [];
  const api: ApiClient = {
    read: () => Promise.reject(new Error('a post reads nothing')),
    async send(endpoint, body) {
      sent.push({ path: endpoint.path, body });
      return failure ? failed(failure) : success(answer as never);
    },
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const { signal } = new AbortController();
  const url = new URL(path, 'http://localhost');
  return { sent, taken: takeBusinessPost({ form, api, signal, url }) };
}

const refusal: CallFailure = {
  kind: 'refused',
  status: 429,
  message: 'Too many reports were asked for.',
  fields: {},
  detail: '429: …',
};

test('a challenge is sent with the digits of the phone number, and its report is shown', async () => {
  const { sent, taken } = post('/business-security', challenge);
  const body = { ...challenge, phone: '0315550142' };
  const asked = { form: 'challenge', body };
  expect(await taken).toEqual({ phase: 'sent', answer: { ...answer, asked } });
  expect(sent).toEqual([
    { path: '/api/security-assessment', body: { ...body, understanding: {} } },
  ]);
});

test('a correction is sent with the request that it corrects, and only what was chosen', async () => {
  const { sent, taken } = post('/business-security', {
    ...challenge,
    corrects: '0'.repeat(32),
    remove: 'place:roof',
    answer: 'incident:burglary',
    'add-incident': '',
    'add-have': 'guards',
    'add-place': 'constructor:x',
  });
  expect(await taken).toMatchObject({ phase: 'sent', answer: { asked: { form: 'challenge' } } });
  expect(sent).toMatchObject([
    {
      body: {
        securityIssue: 'Timber goes missing on Fridays',
        understanding: {
          corrects: '0'.repeat(32),
          removed: [{ kind: 'place', id: 'roof' }],
          added: [
            { kind: 'incident', id: 'burglary' },
            { kind: 'place', id: 'constructor' },
            { kind: 'have', id: 'guards' },
          ],
        },
      },
    },
  ]);
});

test('a risk assessment is sent with its areas, and its report is shown', async () => {
  const { sent, taken } = post(riskPath, risk);
  expect(await taken).toMatchObject({
    phase: 'sent',
    answer: { ...answer, asked: { form: 'risk' } },
  });
  expect(sent).toMatchObject([
    {
      path: '/api/risk-assessment',
      body: { operationalAreas: [{ name: 'Dock', description: 'Deliveries come up short' }] },
    },
  ]);
});

test('the button that adds an area sends nothing and shows the form with one area more', async () => {
  const { sent, taken } = post(riskPath, { ...risk, 'list-change': 'add operationalAreas' });
  expect(await taken).toMatchObject({
    phase: 'editing',
    values: {
      operationalAreas: [
        { name: 'Dock', description: 'Deliveries come up short' },
        { name: '', description: '' },
      ],
    },
  });
  expect(sent).toEqual([]);
});

test('what is wrong in the third area is said at the third area', async () => {
  const { taken } = post(riskPath, {
    ...risk,
    'operationalAreas.1.name': 'Yard',
    'operationalAreas.1.description': 'Open until 18:00',
    'operationalAreas.2.name': 'Cash office',
    'operationalAreas.2.description': '',
  });
  expect(await taken).toMatchObject({
    phase: 'refused',
    fields: { 'operationalAreas.2.description': 'Area description is required' },
  });
});

test('a challenge that the server refuses shows its reason', async () => {
  const { taken } = post('/business-security', challenge, refusal);
  expect(await taken).toMatchObject({ phase: 'refused', message: refusal.message });
});

test('a risk assessment that the server refuses shows the one text for its failures', async () => {
  const { taken } = post(riskPath, risk, refusal);
  expect(await taken).toMatchObject({ phase: 'refused', message: riskAssessmentTexts.failed });
});
