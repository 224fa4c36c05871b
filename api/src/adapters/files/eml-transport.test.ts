import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anOrderLead, letterhead } from '../../../testing/mail-leads.ts';
import { composeMail } from '../../domain/mail/compose-mail.ts';
import { kindOf } from '../../lead-kinds.ts';
import { emlTransport } from './eml-transport.ts';

const attached = {
  name: 'ord-1.pdf',
  type: 'application/pdf',
  content: Uint8Array.of(0, 13, 10, 255),
};
const mail = {
  ...composeMail(kindOf, anOrderLead(), 'customer', letterhead),
  attachments: [attached],
};
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a mail becomes one whole file, named by its Message-ID', async () => {
  const transport = emlTransport(join(folder, 'mail'));
  const options = { messageId: '<ord-1-customer-0f@acme.example>' };
  await transport.send(mail, options);
  expect(await transport.send(mail, options)).toEqual({ ok: true, value: undefined });
  expect(await readdir(join(folder, 'mail'))).toEqual(['ord-1-customer-0f.eml']);
  expect((await stat(join(folder, 'mail'))).mode & 0o777).toBe(0o700);
  const raw = await readFile(join(folder, 'mail', 'ord-1-customer-0f.eml'), 'utf8');
  expect(raw).toMatch(/^[!-~]+: .*\r\n/);
  const parsed = await simpleParser(raw);
  expect(parsed).toMatchObject({ messageId: options.messageId, subject: mail.subject });
  expect(parsed.to).toMatchObject({ value: [mail.to] });
  expect(parsed.text?.trim()).toBe(mail.text.trim());
  expect(parsed.attachments).toMatchObject([
    { filename: 'ord-1.pdf', content: Buffer.from(attached.content) },
  ]);
  expect(String(parsed.html).trim()).toBe(mail.html.trim());
});

test('a mail of high priority is marked in its file', async () => {
  await emlTransport(folder).send({ ...mail, priority: 'high' }, { messageId: '<x@acme.example>' });
  const raw = await readFile(join(folder, 'x.eml'), 'utf8');
  expect(raw).toMatch(/^X-Priority: 1 \(Highest\)\r\n/m);
  expect(raw).toMatch(/^Importance: High\r\n/m);
});

test('a Message-ID with a path in it is still written inside the folder', async () => {
  await emlTransport(folder).send(mail, { messageId: '<../../etc/x\u0000y@acme.example>' });
  expect(await readdir(folder)).toEqual(['etcxy.eml']);
});

test('a folder that cannot be written makes send throw, and no part of the mail is left', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const transport = emlTransport(file);
  await expect(transport.send(mail, { messageId: '<x@acme.example>' })).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['file']);
});
