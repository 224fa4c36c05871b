import type { ApiClient } from '@app/api-client';
import { success } from '@app/result';
import { expect, test } from 'vitest';
import { takeHomePost } from './take-home-post.ts';

const typed: readonly (readonly [string, string])[] = [
  ['homeType', 'House'],
  ['areas.0', 'Gate'],
  ['areas.1', 'Garage'],
  ['securityConcerns.0', 'The gate motor'],
  ['securityConcerns.1', 'The back wall'],
  ['securityConcerns.2', 'No lights outside'],
  ['name', 'Thandi'],
  ['email', 'thandi@example.com'],
  ['phone', '+27 82 123 4567'],
  ['website', ''],
];
const values = {
  homeType: 'House',
  areas: ['Gate', 'Garage'],
  securityConcerns: ['The gate motor', 'The back wall', 'No lights outside'],
  name: 'Thandi',
  email: 'thandi@example.com',
  phone: '+27 82 123 4567',
};

async function post(fields: readonly (readonly [string, string])[]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const bodies: unknown[] = [];
  const api: ApiClient = {
    read: () => Promise.reject(new Error('a post reads nothing')),
    async send(_endpoint, body) {
      bodies.push(body);
      return success({ success: true, reference: 'REP-1' } as never);
    },
  };
  return {
    submission: await takeHomePost({ form, api, signal: new AbortController().signal }),
    bodies,
  };
}

test('a posted form is sent with the digits of its phone number, and its address is thanked', async () => {
  const { submission, bodies } = await post(typed);
  expect(submission).toEqual({
    phase: 'sent',
    answer: { mailedTo: 'thandi@example.com', reference: 'REP-1' },
  });
  expect(bodies).toEqual([{ ...values, phone: '0821234567', website: '', understanding: {} }]);
});

test('the button that adds an area sends nothing and gives the form with one more area', async () => {
  const { submission, bodies } = await post([...typed, ['list-change', 'add areas']]);
  expect(submission).toEqual({
    phase: 'editing',
    values: { ...values, areas: ['Gate', 'Garage', ''] },
  });
  expect(bodies).toEqual([]);
});

test('the button that removes an area gives the form without that area', async () => {
  const { submission } = await post([...typed, ['list-change', 'remove areas.0']]);
  expect(submission).toMatchObject({ phase: 'editing', values: { areas: ['Garage'] } });
});

test('an empty second area is refused at the second area, with every value kept', async () => {
  const { submission, bodies } = await post(
    typed.map(([name, value]) => [name, name === 'areas.1' ? '' : value]),
  );
  expect(submission).toEqual({
    phase: 'refused',
    message: 'There is a problem',
    fields: { 'areas.1': 'Please specify the area' },
    values: { ...values, areas: ['Gate', ''] },
  });
  expect(bodies).toEqual([]);
});
