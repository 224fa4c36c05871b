import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { wireSchema } from './json-schema.ts';
import { establishmentTypes, ProposalQuestion, ProposalRequest } from './proposal.ts';

const shop = { establishmentType: 'Retail Shop' };

describe('a request of the Security Plan Generator', () => {
  test.each([{}, shop, { ...shop, responses: { doors: '2', alarms: ['a', 'b'] } }])(
    'may be %j',
    (request) => {
      expect(v.parse(ProposalRequest, request)).toEqual(request);
    },
  );

  test.each([
    { establishmentType: '' },
    { establishmentType: 'Submarine' },
    { establishmentType: 'constructor' },
    { establishmentType: { $ne: '' } },
    { responses: { doors: '2' } },
    { ...shop, responses: 'none' },
    { ...shop, responses: { doors: 2 } },
    { ...shop, responses: { doors: { $gt: '' } } },
    { ...shop, responses: { doors: 'x'.repeat(5001) } },
    { ...shop, responses: { alarms: ['x'.repeat(201)] } },
  ])('may not be %j', (request) => {
    expect(v.is(ProposalRequest, request)).toBe(false);
  });

  const wrong = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`q${index}`, 0]));
  test.each([
    ['5000 wrong answers', { ...shop, responses: wrong }],
    ['5000 wrong choices', { ...shop, responses: { alarms: Array(5000).fill(0) } }],
  ])('with %s is refused with one message', (_, request) => {
    expect(v.safeParse(ProposalRequest, request).issues).toHaveLength(1);
  });

  test('is in the OpenAPI document with its types, and with answers only beside a type', () => {
    expect(wireSchema(ProposalRequest)).toMatchObject({
      properties: { establishmentType: { enum: establishmentTypes } },
      dependentRequired: { responses: ['establishmentType'] },
    });
  });

  test('drops answers to questions with names of prototype members', () => {
    const answers = JSON.parse('{"__proto__":"x","constructor":"y","doors":"2"}');
    const request = { ...shop, responses: answers };
    const { responses } = v.parse(ProposalRequest, request);
    expect(Object.entries(responses ?? {})).toEqual([['doors', '2']]);
  });
});

test('a question of a type that this release does not know is shown as a text field', () => {
  const question = { name: 'built', text: 'When was it built?', type: 'date', earliest: 1900 };
  expect(v.parse(ProposalQuestion, question)).toEqual({
    name: 'built',
    text: 'When was it built?',
    type: 'text',
  });
});
