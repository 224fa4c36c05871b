import { failureBody } from '@app/contracts/failure';
import { createVisitorAddresses, VISITOR_ADDRESS_HEADER } from '@app/http-server/visitor-address';
import { describe, expect, test, vi } from 'vitest';
import { aContactMessage } from '../../testing/builders.ts';
import { NOW, testApi } from '../../testing/test-api.ts';

const PATH = '/api/contact';
const KEY = { 'Idempotency-Key': 'contact-key-1' };

describe('sending a contact message', () => {
  test('stores the message and gives a reference to quote', async () => {
    const { post, leads } = await testApi();
    const answer = await post(PATH, aContactMessage(), {
      Referer: 'http://localhost/contact?order=secret',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const receipt = (await answer.json()) as { reference: string };
    expect(receipt).toEqual({ success: true, reference: expect.stringMatching(/^MSG-/) });
    expect(await leads()).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{36}$/),
        kind: 'contact',
        reference: receipt.reference,
        token: expect.stringMatching(/^[0-9a-f]{32}$/),
        receivedAt: NOW,
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
        consentVersion: '2025-03-19',
        sourcePath: '/contact',
        suspect: false,
        payload: { ...aContactMessage(), version: 1 },
        answer: receipt,
      },
    ]);
  });

  test('hands the lead to the mails with the trace of its request, and stores no trace', async () => {
    const leadRecorded = vi.fn();
    const { post, leads } = await testApi({ leadRecorded });
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const traceparent = `00-${trace}-00f067aa0ba902b7-01`;
    await post(PATH, aContactMessage(), { traceparent });
    const [lead] = await leads();
    expect(leadRecorded.mock.calls).toEqual([[lead, trace]]);
    expect(JSON.stringify(lead)).not.toContain(trace);
  });

  test('turns line breaks in the name into spaces, so that it cannot start a mail header', async () => {
    const { post, leads } = await testApi();
    await post(PATH, aContactMessage({ name: 'Thandi\r\nBcc: victim@example.com' }));
    expect((await leads())[0]?.payload).toMatchObject({ name: 'Thandi Bcc: victim@example.com' });
  });

  test('reports every invalid field, with the message of the first as its own', async () => {
    const { post, leads } = await testApi();
    const answer = await post(PATH, {});
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(
      failureBody('invalid_request', 'Name must be at least 2 characters', {
        name: 'Name must be at least 2 characters',
        email: 'Please enter a valid email address',
        message: 'Message must be at least 10 characters',
      }),
    );
    expect(await leads()).toEqual([]);
  });

  test.each([
    ['a query object as name', { name: { $gt: '' } }, 'name', 'Name must be at least 2 characters'],
    ['a short name', { name: ' T ' }, 'name', 'Name must be at least 2 characters'],
    [
      'two addresses',
      { email: 'a@b.co, victim@x.co' },
      'email',
      'Please enter a valid email address',
    ],
    ['a short message', { message: 'Hello' }, 'message', 'Message must be at least 10 characters'],
    [
      'a list as message',
      { message: ['Hello there, hello'] },
      'message',
      'Message must be at least 10 characters',
    ],
  ])('refuses %s', async (_, changes, field, message) => {
    const { post, leads } = await testApi();
    const answer = await post(PATH, aContactMessage(changes));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(
      failureBody('invalid_request', message, { [field]: message }),
    );
    expect(await leads()).toEqual([]);
  });

  test('ignores unknown members, __proto__ included', async () => {
    const { post, leads } = await testApi();
    const body = JSON.stringify(aContactMessage()).replace(
      '{',
      '{"__proto__":{"suspect":true},"constructor":{"prototype":{"polluted":1}},"admin":true,',
    );
    expect((await post(PATH, body)).status).toBe(200);
    const [lead] = await leads();
    expect(lead?.payload).toEqual({ ...aContactMessage(), version: 1 });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test.each([
    ['the hidden field is filled', { website: 'https://spam.example' }],
    ['the form was filled faster than people can', { elapsedMs: 20 }],
  ])('keeps and flags a message when %s', async (_, signals) => {
    const { post, leads } = await testApi();
    expect((await post(PATH, { ...aContactMessage(), ...signals })).status).toBe(200);
    expect(await leads()).toMatchObject([{ suspect: true, payload: aContactMessage() }]);
  });
});

describe('the idempotency key of a contact message', () => {
  test('makes one lead of twenty simultaneous submissions, all with the same answer', async () => {
    const { post, leads } = await testApi();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const answer = await post(PATH, aContactMessage(), KEY);
        return `${answer.status} ${await answer.text()}`;
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^200 /);
    expect(await leads()).toHaveLength(1);
  });

  test('returns the first answer even when a retry took longer to be sent', async () => {
    const { post, leads } = await testApi();
    const first = await post(PATH, { ...aContactMessage(), elapsedMs: 5000 }, KEY);
    const second = await post(PATH, { ...aContactMessage(), elapsedMs: 9000 }, KEY);
    expect(await second.json()).toEqual(await first.json());
    expect(await leads()).toHaveLength(1);
  });

  test('is a conflict with another message', async () => {
    const { post, leads } = await testApi();
    await post(PATH, aContactMessage(), KEY);
    const answer = await post(PATH, aContactMessage({ name: 'Somebody Else' }), KEY);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual(
      failureBody(
        'idempotency_conflict',
        'This Idempotency-Key was already used for another request',
      ),
    );
    expect(await leads()).toHaveLength(1);
  });

  test('is different for two messages without a key, which are two leads', async () => {
    const { post, leads } = await testApi();
    await post(PATH, aContactMessage());
    await post(PATH, aContactMessage());
    expect(await leads()).toHaveLength(2);
  });

  test.each([
    ['too short', 'seven77'],
    ['too long', 'x'.repeat(201)],
    ['with a space', 'with a space'],
    ['not ASCII', 'schlüssel-key'],
  ])('is refused when %s', async (_, key) => {
    const { post, leads } = await testApi();
    const answer = await post(PATH, aContactMessage(), { 'Idempotency-Key': key });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(
      failureBody('invalid_request', 'Idempotency-Key must be 8 to 200 visible ASCII characters'),
    );
    expect(await leads()).toEqual([]);
  });
});

describe('messages that the page server passes on', () => {
  const visitorAddresses = createVisitorAddresses('a secret of the page server and the API');
  const passedOn = async (signedFor: (visit: number) => string) => {
    const { post } = await testApi({ visitorAddresses });
    const statuses: number[] = [];
    for (let visit = 0; visit < 31; visit++) {
      const headers = { [VISITOR_ADDRESS_HEADER]: signedFor(visit) };
      statuses.push((await post(PATH, aContactMessage(), headers)).status);
    }
    return statuses;
  };

  test('from 31 visitors are all taken', async () => {
    const statuses = await passedOn((visit) => visitorAddresses.sign(`196.1.2.${visit}`));
    expect(statuses).toEqual(Array(31).fill(200));
  });

  test('from one visitor are taken up to the limit', async () => {
    const statuses = await passedOn(() => visitorAddresses.sign('196.1.2.3'));
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });

  test('are counted as one visitor when the addresses are forged', async () => {
    const stranger = createVisitorAddresses('a secret of somebody else, equally long');
    const statuses = await passedOn((visit) => stranger.sign(`196.1.2.${visit}`));
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });
});
