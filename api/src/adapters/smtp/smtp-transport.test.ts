import { createServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type InboxBehaviour,
  type SmtpInbox,
  startSmtpInbox,
} from '../../../testing/smtp-inbox.ts';
import type { MailMessage } from '../../domain/mail/ports.ts';
import { smtpTransport } from './smtp-transport.ts';

// Slow: a mail server hangs until the time-out of a real connection.

const ID = { messageId: '<ord-1-customer-0f@acme.example>' };
const aMessage = (changes: Partial<MailMessage> = {}): MailMessage => ({
  from: { name: 'Acme Security', address: 'hello@acme.example' },
  to: { name: 'Thandi Mkhize', address: 'thandi@example.com' },
  replyTo: { name: 'Desk', address: 'desk@acme.example' },
  subject: 'Your order ORD-1',
  html: '<p>Hello ✓</p>',
  text: 'Hello ✓',
  attachments: [],
  ...changes,
});

let inbox: SmtpInbox | undefined;
afterEach(async () => {
  await inbox?.stop();
  inbox = undefined;
});

async function sendTo(behaviour: InboxBehaviour, messages: readonly MailMessage[]) {
  inbox = await startSmtpInbox(behaviour);
  const transport = smtpTransport(inbox.url, 2, { socketMs: 2000 });
  const results = [];
  for (const message of messages) results.push(await transport.send(message, ID));
  await transport.close();
  return results;
}

const sendOne = async (behaviour: InboxBehaviour, changes: Partial<MailMessage> = {}) =>
  (await sendTo(behaviour, [aMessage(changes)]))[0];

const temporary = (reason: string | RegExp) => ({
  ok: false,
  failure: { kind: 'temporary', reason: expect.stringMatching(reason) },
});
const unreachable = (reason: string | RegExp) => ({
  ok: false,
  failure: { ...temporary(reason).failure, unreachable: true },
});

describe('a mail by SMTP', () => {
  test('has its attachments, byte for byte', async () => {
    const content = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    const paper = { name: 'sec-1.pdf', type: 'application/pdf', content };
    await sendTo({}, [aMessage({ attachments: [paper] })]);
    const [attached, ...others] = inbox?.received[0]?.mail.attachments ?? [];
    expect(others).toEqual([]);
    expect(attached).toMatchObject({ filename: 'sec-1.pdf', contentType: 'application/pdf' });
    expect(attached?.content.equals(content)).toBe(true);
  });

  test('arrives with its parts, its Message-ID and one recipient', async () => {
    expect(await sendOne({})).toEqual({ ok: true, value: undefined });
    const [got] = inbox?.accepted ?? [];
    expect(got?.recipients).toEqual(['thandi@example.com']);
    expect(got?.sender).toBe('hello@acme.example');
    expect(got?.mail).toMatchObject({ messageId: ID.messageId, subject: 'Your order ORD-1' });
    expect(got?.mail.text?.trim()).toBe('Hello ✓');
    expect(got?.mail.html).toBe('<p>Hello ✓</p>');
    expect(got?.mail.from?.text).toBe('"Acme Security" <hello@acme.example>');
    expect(got?.mail.replyTo?.text).toBe('"Desk" <desk@acme.example>');
    expect(got?.mail.headers.get('auto-submitted')).toBe('auto-generated');
  });

  test('of high priority is marked for mail programs, and others are not', async () => {
    await sendTo({}, [aMessage({ priority: 'high' }), aMessage()]);
    const marks = ['importance', 'x-priority'];
    const [urgent, usual] = (inbox?.accepted ?? []).map(({ mail }) =>
      mail.headerLines.filter(({ key }) => marks.includes(key)).map(({ line }) => line),
    );
    expect(urgent).toEqual(['X-Priority: 1 (Highest)', 'Importance: High']);
    expect(usual).toEqual([]);
  });

  test('without a Reply-To has no such header', async () => {
    const { replyTo: _, ...message } = aMessage();
    expect(await sendTo({}, [message])).toEqual([{ ok: true, value: undefined }]);
    expect(inbox?.accepted[0]?.mail.headers.has('reply-to')).toBe(false);
  });

  test.each([
    ['commas in the name', { to: { name: 'a@x.co, victim@x.co', address: 'a@x.co' } }],
    ['an address in the name', { to: { name: '"x" <victim@x.co>,', address: 'a@x.co' } }],
    ['a line break in the name', { to: { name: 'J\r\nBcc: victim@x.co', address: 'a@x.co' } }],
    ['a line break in the subject', { subject: 'Hi\r\nBcc: victim@x.co\r\n\r\n<b>body' }],
    [
      'a line break in the reply name',
      { replyTo: { name: 'J\nCc: victim@x.co\n, victim@x.co', address: 'a@x.co' } },
    ],
    ['a line break in the sender', { from: { name: 'A\r\nBcc: victim@x.co', address: 'a@x.co' } }],
  ])('with %s reaches its one recipient only', async (_what, changes) => {
    const message = aMessage(changes);
    expect((await sendOne({}, changes))?.ok).toBe(true);
    const got = inbox?.accepted[0];
    expect(got?.recipients).toEqual([message.to.address]);
    expect(got?.mail.to).toMatchObject({ value: [{ address: message.to.address }] });
    expect(got?.mail.replyTo?.value).toMatchObject([{ address: message.replyTo?.address }]);
    expect(got?.mail.cc).toBeUndefined();
    expect(got?.mail.bcc).toBeUndefined();
    const headers = got?.mail.headerLines.map(({ key }) => key).toSorted();
    expect(headers).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
  });

  test.each([
    'a@x.co, victim@x.co',
    'a@x.co;victim@x.co',
    'a@x.co\r\nRCPT TO:<victim@x.co>',
    'A <a@x.co>',
    'group: a@x.co, victim@x.co;',
    '"a, b"@x.co',
    'a@x.co ',
    '',
    `${'a'.repeat(250)}@x.co`,
  ])('with the address %j is refused and not sent', async (address) => {
    const nobody = { name: 'x', address };
    const refusal = {
      ok: false,
      failure: { kind: 'permanent', reason: 'an address is not exactly one address' },
    };
    const messages = [{ to: nobody }, { replyTo: nobody }, { from: nobody }].map(aMessage);
    expect(await sendTo({}, messages)).toEqual([refusal, refusal, refusal]);
    expect(inbox?.received).toEqual([]);
  });

  test('is sent over TLS and with the login of the URL', async () => {
    inbox = await startSmtpInbox({ login: { user: 'site', password: 'p@ss' } });
    const to = (password: string) =>
      smtpTransport(
        `smtps://site:${password}@127.0.0.1:${inbox?.port}?tls.rejectUnauthorized=false`,
        1,
      );
    const [right, wrong] = [to('p%40ss'), to('guess')];
    expect(await right.send(aMessage(), ID)).toMatchObject({ ok: true });
    expect(await wrong.send(aMessage(), ID)).toEqual(temporary(/^EAUTH/));
    await Promise.all([right.close(), wrong.close()]);
    expect(inbox.accepted).toHaveLength(1);
  });

  test.runIf(process.platform === 'linux')(
    'to another machine without TLS fails before the password is sent',
    async () => {
      const heard: string[] = [];
      const plain = createServer((socket) => {
        socket.write('220 plain\r\n');
        socket.on('data', (data) => {
          heard.push(String(data));
          const isHello = /^EHLO/i.test(String(data));
          socket.write(isHello ? '250-plain\r\n250 AUTH PLAIN LOGIN\r\n' : '502 no\r\n');
        });
      }).listen(0, '127.0.0.2');
      await new Promise((resolve) => plain.once('listening', resolve));
      const { port } = plain.address() as { port: number };
      const transport = smtpTransport(`smtp://site:secret@127.0.0.2:${port}`, 1);
      expect(await transport.send(aMessage(), ID)).toEqual(temporary(/^ETLS/));
      await transport.close();
      plain.close();
      expect(heard.join('')).not.toMatch(/AUTH/);
    },
  );

  test('is not sent to a server whose certificate is self-signed', async () => {
    inbox = await startSmtpInbox({ login: { user: 'site', password: 'secret' } });
    const transport = smtpTransport(`smtps://site:secret@127.0.0.1:${inbox.port}`, 1);
    expect(await transport.send(aMessage(), ID)).toEqual(temporary(/^(ESOCKET|ETLS)/));
    await transport.close();
  });
});

describe('a mail that an SMTP server does not accept', () => {
  test('fails as temporary when its recipient is greylisted, and is accepted later', async () => {
    const replies = [450, 250];
    const results = await sendTo({ recipient: () => replies.shift() ?? 250 }, [
      aMessage(),
      aMessage(),
    ]);
    expect(results).toEqual([
      temporary(/^EENVELOPE 450 .*RCPT TO$/),
      { ok: true, value: undefined },
    ]);
  });

  test('fails as permanent when its recipient is refused, with a reason that has no address', async () => {
    const result = await sendOne({ recipient: () => 550 });
    expect(result).toEqual({
      ok: false,
      failure: { kind: 'permanent', reason: expect.stringMatching(/^EENVELOPE 550.*RCPT TO$/) },
    });
    expect(JSON.stringify(result)).not.toContain('victim');
  });

  test('fails as permanent when its content is refused', async () => {
    const result = await sendOne({ data: () => 554 });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'permanent' } });
  });

  test.each(['hang', 'drop'] as const)(
    'is sent once and fails as temporary after a %s',
    async (reply) => {
      expect(await sendOne({ data: () => reply })).toEqual(temporary(/^E/));
      expect(inbox?.received).toHaveLength(1);
    },
  );

  test('fails as temporary when the attempt as a whole takes too long', async () => {
    inbox = await startSmtpInbox({ recipient: () => 'hang' });
    const transport = smtpTransport(inbox.url, 1, { wholeMs: 300 });
    expect(await transport.send(aMessage(), ID)).toEqual(temporary(/^EABORT/));
    await transport.close();
  });

  test('fails as temporary when the server sends no greeting', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as { port: number };
    const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 1, { greetingMs: 200 });
    expect(await transport.send(aMessage(), ID)).toEqual(
      unreachable(/^ETIMEDOUT GREETING_TIMEOUT/),
    );
    expect(await transport.probe?.()).toBe(false);
    await transport.close();
    silent.close();
  });

  test('is not retried by the transport itself', async () => {
    let connections = 0;
    const rude = createServer((socket) => {
      connections += 1;
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => rude.once('listening', resolve));
    const { port } = rude.address() as { port: number };
    const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 1);
    expect(await transport.send(aMessage(), ID)).toEqual(temporary(/^E/));
    await transport.close();
    rude.close();
    expect(connections).toBe(1);
  });

  test('fails as temporary while the server is down, and is accepted once it is up', async () => {
    inbox = await startSmtpInbox();
    const { port } = inbox;
    await inbox.stop();
    const transport = smtpTransport(`smtp://127.0.0.1:${port}`, 1);
    expect(await transport.send(aMessage(), ID)).toEqual(unreachable(/ECONNREFUSED/));
    expect(await transport.probe?.()).toBe(false);
    inbox = await startSmtpInbox({}, port);
    expect(await transport.probe?.()).toBe(true);
    expect(inbox.received).toEqual([]);
    expect(await transport.send(aMessage(), ID)).toMatchObject({ ok: true });
    await transport.close();
  });
});
