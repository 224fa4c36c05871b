import { FailureBody } from '@app/contracts/failure';
import { ReportAnswer } from '@app/contracts/report';
import { AREA_LIMIT } from '@app/contracts/risk-assessment';
import { LeadReceipt } from '@app/contracts/submission';
import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { aChallenge, aHomeRequest, aRiskRequest } from '../../testing/report-requests.ts';
import { testApi } from '../../testing/test-api.ts';

const unlimited = {
  LEADS_PER_TEN_MINUTES: 0,
  REPORTS_PER_TEN_MINUTES: 0,
};

const text = (minimum: number, maximum: number) =>
  fc
    .string({ unit: 'binary', minLength: minimum, maxLength: maximum })
    .map((written) => `${'x'.repeat(minimum)}${written}`.slice(0, maximum));
const paragraph = text(10, 300);
const name = text(2, 200);
const reader = {
  name,
  email: fc.constant('thandi@example.com'),
  phone: fc.constant('031 555 0100'),
  elapsedMs: fc.option(fc.nat(), { nil: undefined }),
};

const calls = [
  {
    path: '/api/security-assessment',
    answer: ReportAnswer,
    valid: fc.record({
      businessType: paragraph,
      securityIssue: paragraph,
      timing: paragraph,
      location: paragraph,
      peopleInvolved: paragraph,
      preventionMethod: paragraph,
      ...reader,
    }),
    example: aChallenge() as object,
  },
  {
    path: '/api/risk-assessment',
    answer: ReportAnswer,
    valid: fc.record({
      businessType: name,
      businessDescription: paragraph,
      operationalAreas: fc.array(fc.record({ name, description: paragraph }), {
        minLength: 1,
        maxLength: AREA_LIMIT,
      }),
      ...reader,
    }),
    example: aRiskRequest() as object,
  },
  {
    path: '/api/secure-home',
    answer: LeadReceipt,
    valid: fc.record({
      homeType: name,
      areas: fc.array(name, { minLength: 1, maxLength: AREA_LIMIT }),
      securityConcerns: fc.array(paragraph, { minLength: 3, maxLength: 3 }),
      ...reader,
    }),
    example: aHomeRequest() as object,
  },
];

/** An example in which some fields are any JSON value, or missing. */
const spoilt = (example: object) =>
  fc
    .tuple(
      fc.dictionary(fc.constantFrom(...Object.keys(example)), fc.jsonValue()),
      fc.subarray(Object.keys(example)),
    )
    .map(([changes, missing]) => {
      const entries = Object.entries({ ...example, ...changes });
      return Object.fromEntries(entries.filter(([key]) => !missing.includes(key)));
    });

describe.each(calls)('POST $path', ({ path, answer, valid, example }) => {
  test('answers every valid request with success', async () => {
    const { post } = await testApi({ config: unlimited });
    await fc.assert(
      fc.asyncProperty(valid, async (body) => {
        const response = await post(path, body);
        expect(response.status).toBe(200);
        expect(v.is(answer, await response.json())).toBe(true);
      }),
      { numRuns: runs(25) },
    );
  }, 120_000);

  test('answers a request with any values in its fields with success or the body of a failure', async () => {
    const { post, log } = await testApi({ config: unlimited });
    await fc.assert(
      fc.asyncProperty(fc.oneof(spoilt(example), fc.jsonValue()), async (body) => {
        const response = await post(path, JSON.stringify(body));
        const schema = response.status === 200 ? answer : v.required(FailureBody, ['code']);
        expect([200, 400]).toContain(response.status);
        expect(v.is(schema, await response.json())).toBe(true);
      }),
      { numRuns: runs(60) },
    );
    expect(log.filter(({ msg }) => msg === 'fault')).toEqual([]);
  }, 120_000);

  test('answers any bytes with the body of a failure', async () => {
    const { post } = await testApi({ config: unlimited });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (body) => {
        const response = await post(path, body);
        expect(response.status).toBe(400);
        expect(v.is(FailureBody, await response.json())).toBe(true);
      }),
      { numRuns: runs(25) },
    );
  }, 120_000);
});

/** The longest JSON that a text of this length can be: each of its characters is escaped. */
const escaped = (length: number) => '\u0001'.repeat(length);

test.each([
  [
    '/api/security-assessment',
    {
      ...aChallenge(),
      ...Object.fromEntries(
        [
          ...['businessType', 'securityIssue', 'timing'],
          ...['location', 'peopleInvolved', 'preventionMethod'],
        ].map((field) => [field, `x${escaped(4998)}x`]),
      ),
    },
  ],
  [
    '/api/risk-assessment',
    {
      ...aRiskRequest(),
      businessDescription: `x${escaped(4998)}x`,
      operationalAreas: Array(AREA_LIMIT).fill({
        name: 'x'.repeat(200),
        description: `x${escaped(4998)}x`,
      }),
    },
  ],
  [
    '/api/secure-home',
    {
      ...aHomeRequest(),
      areas: Array(AREA_LIMIT).fill('x'.repeat(200)),
      securityConcerns: Array(3).fill(`x${escaped(4998)}x`),
    },
  ],
])('%s takes texts of the longest length, however they are written', async (path, body) => {
  const { post, leads } = await testApi();
  expect((await post(path, body)).status).toBe(200);
  expect(await leads()).toMatchObject([{ payload: body }]);
  const tooLarge = await post(path, { ...body, more: 'x'.repeat(512 * 1024) });
  expect(tooLarge.status).toBe(413);
});

test('an area of nothing gets the message of each of its fields', async () => {
  const { post } = await testApi();
  const answer = await post('/api/risk-assessment', aRiskRequest({ operationalAreas: [{}] }));
  expect(await answer.json()).toMatchObject({
    message: 'Area name is required',
    fields: {
      'operationalAreas.0.name': 'Area name is required',
      'operationalAreas.0.description': 'Area description is required',
    },
  });
});
