import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ContactMessage } from './contact.ts';
import { fieldMessages } from './failure.ts';

const valid = {
  name: 'Jo',
  email: 'jo@example.com',
  message: '1234567890',
};

const messagesFor = (changes: Record<string, unknown>) => {
  const parsed = v.safeParse(ContactMessage, { ...valid, ...changes });
  return parsed.success ? {} : fieldMessages(parsed.issues);
};

describe('a contact message', () => {
  test('is accepted at the shortest lengths, trimmed', () => {
    const padded = { name: ' Jo ', email: ' jo@example.com ', message: ' 1234567890 ' };
    expect(v.parse(ContactMessage, padded)).toEqual(valid);
  });

  test.each([
    ['name', 'J', 'Name must be at least 2 characters'],
    ['name', ' \r\n J', 'Name must be at least 2 characters'],
    ['name', undefined, 'Name must be at least 2 characters'],
    ['name', { $gt: '' }, 'Name must be at least 2 characters'],
    ['name', 'x'.repeat(201), 'Please use at most 200 characters'],
    ['email', '', 'Please enter a valid email address'],
    ['email', 'jo@example', 'Please enter a valid email address'],
    ['email', 'a@b.co, c@d.co', 'Please enter a valid email address'],
    ['email', 'a@b.co;c@d.co', 'Please enter a valid email address'],
    ['email', 'a@b.co\r\nBcc: c@d.co', 'Please enter a valid email address'],
    ['email', 'Jo <jo@example.com>', 'Please enter a valid email address'],
    ['email', ['jo@example.com'], 'Please enter a valid email address'],
    ['email', `${'x'.repeat(250)}@example.com`, 'Please use at most 254 characters'],
    ['message', '123456789', 'Message must be at least 10 characters'],
    ['message', '   12345   ', 'Message must be at least 10 characters'],
    ['message', 1234567890, 'Message must be at least 10 characters'],
    ['message', 'x'.repeat(5001), 'Please use at most 5000 characters'],
  ])('%s may not be %j: %s', (field, value, message) => {
    expect(messagesFor({ [field]: value })).toEqual({ [field]: message });
  });

  test('keeps line breaks in the message and replaces those in the name', () => {
    const { name, message } = v.parse(ContactMessage, {
      ...valid,
      name: 'Jo\r\nBcc: x@y.co\u2028Z\u0000',
      message: 'first line\nsecond line',
    });
    expect(name).toBe('Jo Bcc: x@y.co Z');
    expect(message).toBe('first line\nsecond line');
  });

  test('drops members that it does not have', () => {
    const polluted = JSON.parse(
      JSON.stringify(valid).replace(
        '{',
        '{"__proto__":{"admin":true},"constructor":1,"admin":true,',
      ),
    );
    const message = v.parse(ContactMessage, polluted);
    expect(message).toEqual(valid);
    expect('admin' in message).toBe(false);
  });
});
