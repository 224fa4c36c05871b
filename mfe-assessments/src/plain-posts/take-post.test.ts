import type { CallFailure } from '@app/api-client';
import { withTypedPhone } from '@app/contracts/phone';
import { RiskAssessment } from '@app/contracts/risk-assessment';
import { failed, type Result, success } from '@app/result';
import { expect, test, vi } from 'vitest';
import { takePost } from './take-post.ts';

const typed = {
  businessType: 'Bottle store',
  businessDescription: 'A bottle store in Pinetown',
  'operationalAreas.0.name': 'Yard',
  'operationalAreas.0.description': 'Open to the road',
  name: 'Thandi',
  email: 'thandi@example.com',
  phone: '+27 82 123 4567',
  website: '',
};

function post(fields: Record<string, string>, answer: Result<string, CallFailure> = success('ok')) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const send = vi.fn(async () => answer);
  const submission = takePost(form, {
    schema: withTypedPhone(RiskAssessment),
    send,
    failed: 'Failed to submit',
    sent: (report) => ({ phase: 'editing', values: { report } }),
  });
  return { submission, send };
}

test('a posted form is sent as its schema reads it, with the digits of the phone number', async () => {
  const { submission, send } = post(typed);
  expect(await submission).toEqual({ phase: 'editing', values: { report: 'ok' } });
  const area = { name: 'Yard', description: 'Open to the road' };
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ operationalAreas: [area], phone: '0821234567' }),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  );
});

test('a post that adds a row shows the form with it, and nothing is sent', async () => {
  const { submission, send } = post({ ...typed, 'list-change': 'add operationalAreas' });
  expect(await submission).toMatchObject({
    phase: 'editing',
    values: { operationalAreas: [{ name: 'Yard' }, { name: '', description: '' }] },
  });
  expect(send).not.toHaveBeenCalled();
});

test('a refused form has the error of the row, and its values as they were typed', async () => {
  const { submission } = post({ ...typed, 'operationalAreas.1.name': 'Roof', phone: '082 1' });
  expect(await submission).toMatchObject({
    phase: 'refused',
    message: 'There is a problem',
    fields: {
      'operationalAreas.1.description': 'Area description is required',
      phone: 'Please provide a valid phone number',
    },
    values: { phone: '082 1', operationalAreas: [{ name: 'Yard' }, { name: 'Roof' }] },
  });
});

test('a form that could not be sent has the text of the form and its values', async () => {
  const { submission } = post(typed, failed({ kind: 'unreachable', detail: 'offline' }));
  expect(await submission).toMatchObject({
    phase: 'refused',
    message: 'Failed to submit',
    fields: {},
    values: { phone: '+27 82 123 4567' },
  });
});

test('a form that a hanging server did not answer keeps its values, and says what to do', async () => {
  const late = { kind: 'unreachable', timedOut: true, detail: 'late' } as const;
  expect(await post(typed, failed(late)).submission).toMatchObject({
    phase: 'refused',
    message:
      'Failed to submit. Our server took too long to answer, so we may not have received it. What you typed is still on this page: please send it again in a moment.',
    values: { phone: '+27 82 123 4567' },
  });
});
