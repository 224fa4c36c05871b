import type { ApiClient, CallFailure } from '@app/api-client';
import { contactTexts } from '@app/contracts/contact';
import { failed, success } from '@app/result';
import { describe, expect, test, vi } from 'vitest';
import { takeContactPost } from './take-contact-post.ts';

const typed = {
  name: 'Thandi Mkhize',
  email: 'thandi@yard.example',
  message: 'Please look at our yard.',
};

/** A fake API that records the requests to it. */
function fakeApi(failure?: CallFailure) {
  const bodies: unknown[] = [];
  const keys: (string | undefined)[] = [];
  const api: ApiClient = {
    read: () => Promise.reject(new Error('a post reads nothing')),
    async send(_endpoint, body, { idempotencyKey } = {}) {
      bodies.push(body);
      keys.push(idempotencyKey);
      return failure ? failed(failure) : success({ success: true, reference: 'MSG-1' } as never);
    },
  };
  return { api, bodies, keys };
}

function post(fields: Record<string, string>, { api } = fakeApi(), path = '/contact') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return takeContactPost({
    url: new URL(path, 'https://site.example'),
    form,
    api,
    signal: new AbortController().signal,
  });
}

describe('takeContactPost', () => {
  test('sends the fields of the form, and the page gets the reference', async () => {
    const fake = fakeApi();
    expect(await post({ ...typed, website: '' }, fake)).toEqual({ phase: 'sent', answer: 'MSG-1' });
    expect(fake.bodies).toEqual([{ ...typed, website: '' }]);
  });

  test('uses the same key for the same message, and another key for another message', async () => {
    const fake = fakeApi();
    vi.useFakeTimers({ now: new Date('2025-06-04T08:00:00Z'), toFake: ['Date'] });
    await post(typed, fake);
    vi.setSystemTime(new Date('2025-06-04T08:09:00Z'));
    await post(typed, fake);
    await post({ ...typed, message: 'Please look at our gate.' }, fake);
    vi.setSystemTime(new Date('2025-06-04T08:10:00Z'));
    await post(typed, fake);
    vi.useRealTimers();
    const [first, again, other, later] = fake.keys;
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(later).not.toBe(first);
  });

  test('sends what the page says that the message is about, with a key of its own', async () => {
    const fake = fakeApi();
    vi.useFakeTimers({ now: new Date('2025-06-04T08:00:00Z'), toFake: ['Date'] });
    await post(typed, fake, '/contact?topic=iot-sensors');
    await post(typed, fake, '/contact?topic=made-up');
    vi.useRealTimers();
    expect(fake.bodies).toEqual([
      { ...typed, message: 'About: IoT Sensors & Monitoring\n\nPlease look at our yard.' },
      typed,
    ]);
    expect(fake.keys[0]).not.toBe(fake.keys[1]);
  });

  test('refuses a message that is too long with its topic, and keeps it as it was typed', async () => {
    const message = 'x'.repeat(4990);
    expect(
      await post({ ...typed, message }, fakeApi(), '/contact?topic=iot-sensors'),
    ).toMatchObject({
      fields: { message: 'Please use at most 5000 characters' },
      values: { message },
    });
  });

  test('passes the value of the hidden field on', async () => {
    const fake = fakeApi();
    await post({ ...typed, website: 'https://spam.example' }, fake);
    expect(fake.bodies).toEqual([{ ...typed, website: 'https://spam.example' }]);
  });

  test('refuses invalid fields with a message for each and keeps the values', async () => {
    const fake = fakeApi();
    const bad = { name: 'T', email: 'thandi', message: 'Please look at our yard.' };
    expect(await post(bad, fake)).toEqual({
      phase: 'refused',
      message: 'There is a problem',
      fields: {
        name: 'Name must be at least 2 characters',
        email: 'Please enter a valid email address',
      },
      values: bad,
    });
    expect(fake.bodies).toEqual([]);
  });

  test('treats fields that were not posted as empty', async () => {
    const submission = await post({});
    expect(submission).toMatchObject({ values: { name: '', email: '', message: '' } });
  });

  test('shows the server’s reason and its messages for fields', async () => {
    const fake = fakeApi({
      kind: 'refused',
      status: 400,
      message: 'Please enter a valid email address',
      fields: { email: 'Please enter a valid email address' },
      detail: '400: …',
    });
    expect(await post(typed, fake)).toEqual({
      phase: 'refused',
      message: 'Please enter a valid email address',
      fields: { email: 'Please enter a valid email address' },
      values: typed,
    });
  });

  test('fails with a message when the API does not answer', async () => {
    const fake = fakeApi({ kind: 'unreachable', detail: 'TypeError: fetch failed' });
    expect(await post(typed, fake)).toEqual({
      phase: 'refused',
      message: contactTexts.failed,
      fields: {},
      values: typed,
    });
  });
});
