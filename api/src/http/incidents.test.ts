import { failureBody } from '@app/contracts/failure';
import { describe, expect, test } from 'vitest';
import { aContactMessage, anIncident } from '../../testing/builders.ts';
import { closedAdmin, testApi } from '../../testing/test-api.ts';

const PATH = '/api/urgent-incident';

describe('reporting an incident', () => {
  test('stores it and gives a reference', async () => {
    const { post, leads } = await testApi();
    const answer = await post(PATH, anIncident());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      success: true,
      reference: expect.stringMatching(/^INC-/),
    });
    expect(await leads()).toMatchObject([
      { kind: 'incident', suspect: false, payload: { ...anIncident(), version: 1 } },
    ]);
  });

  test('reports every invalid field', async () => {
    const { post, leads } = await testApi();
    const answer = await post(PATH, {});
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(
      failureBody('invalid_request', 'Please provide your name', {
        name: 'Please provide your name',
        phone: 'Please provide a valid phone number',
        details: 'Please provide details about the incident',
      }),
    );
    expect(await leads()).toEqual([]);
  });

  test('is never refused: 40 from one address are stored, the last 20 as suspects', async () => {
    const { post, leads } = await testApi({ config: { LEADS_PER_TEN_MINUTES: 1 } });
    for (let number = 1; number <= 40; number++) {
      expect((await post(PATH, anIncident({ name: `Caller ${number}` }))).status).toBe(200);
    }
    const flags = (await leads()).map(({ suspect }) => suspect);
    expect(flags.filter((suspect) => !suspect)).toHaveLength(20);
    expect(flags.filter((suspect) => suspect)).toHaveLength(20);
  });

  test('still works when the address has used up its messages, and uses up none itself', async () => {
    const { post } = await testApi({ config: { LEADS_PER_TEN_MINUTES: 1 } });
    expect((await post(PATH, anIncident())).status).toBe(200);
    expect((await post('/api/contact', aContactMessage())).status).toBe(200);
    expect((await post('/api/contact', aContactMessage())).status).toBe(429);
    expect((await post(PATH, anIncident({ name: 'Nomsa' }))).status).toBe(200);
  });

  test('is stored before its answer is held back', async () => {
    let storedAtWait = 0;
    const { post, leads, admin } = await slowedDownApi(async () => {
      storedAtWait = (await leads()).length;
    });
    for (let number = 1; number <= 4; number++) {
      await post(PATH, anIncident({ name: `Caller ${number}` }));
    }
    expect(admin.waits).toEqual([500]);
    expect(storedAtWait).toBe(4);
  });

  test.each([
    ['the hidden field is filled', { website: 'https://spam.example' }],
    ['the form was filled faster than people can', { elapsedMs: 20 }],
  ])('keeps and flags it when %s', async (_, signals) => {
    const { post, leads } = await testApi();
    expect((await post(PATH, { ...anIncident(), ...signals })).status).toBe(200);
    expect(await leads()).toMatchObject([{ suspect: true, payload: anIncident() }]);
  });
});

/** An API whose waits are recorded and over at once. */
async function slowedDownApi(waited: () => Promise<void>) {
  const waits: number[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
    await waited();
  };
  const api = await testApi({ admin: { ...closedAdmin, wait } });
  return { ...api, admin: { waits } };
}
