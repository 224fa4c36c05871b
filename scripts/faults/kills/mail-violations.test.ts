import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emlTransport } from '@app/api/adapters/files/eml-transport';
import type { Lead } from '@app/api/domain/leads/ports';
import { anOrderLead, letterhead } from '@app/api/testing/mail-leads';
import { startMailOutbox } from '@app/api/testing/mail-outbox';
import { memoryStore } from '@app/api/testing/memory-store';
import { describe, expect, onTestFinished, test } from 'vitest';
import { mailViolations } from './mail-violations.ts';

const quiet = { info() {}, warn() {}, error() {} };

/** An order with its two mails, sent as files. */
async function sentMails() {
  const folder = await mkdtemp(path.join(tmpdir(), 'mail-violations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const store = memoryStore();
  const lead: Lead = anOrderLead();
  await store.leads.insert(lead);
  const delivery = startMailOutbox({
    store,
    transport: emlTransport(folder),
    clock: { now: () => new Date(lead.receivedAt) },
    log: quiet,
  });
  await expect.poll(() => store.outbox.counts()).toMatchObject({ sent: 2 });
  await delivery.stop();
  const violations = (leads = [lead]) =>
    mailViolations({ outbox: store.outbox, folder, letterhead }, leads);
  const [first = ''] = await readdir(folder);
  return { store, lead, file: path.join(folder, first), violations };
}

describe('mailViolations', () => {
  test('is empty if every mail is recorded as sent and has its file', async () => {
    const { violations } = await sentMails();
    expect(await violations()).toEqual([]);
  });

  test('reports a mail without a file', async () => {
    const { file, violations } = await sentMails();
    await rm(file);
    expect(await violations()).toEqual([expect.stringContaining('has no file')]);
  });

  test('reports a mail whose file is cut short', async () => {
    const { file, violations } = await sentMails();
    const whole = await readFile(file);
    await writeFile(file, whole.subarray(0, -200));
    expect(await violations()).toEqual([
      expect.stringContaining('is not written as it was promised'),
    ]);
  });

  test('reports a file that belongs to no order', async () => {
    const { file, violations } = await sentMails();
    await writeFile(`${file}.again.eml`, '');
    expect(await violations()).toEqual([expect.stringContaining('is not owed by any order')]);
  });

  test('reports mails that are not in the store or not sent', async () => {
    const { store, lead, violations } = await sentMails();
    const mail = await store.outbox.get(`${lead.id}:staff`);
    if (!mail) throw new Error('There is no such mail');
    await store.outbox.update(mail.id, { ...mail, state: 'dead' });
    expect(await violations()).toEqual([`mail ${mail.id} is dead and not sent`]);
    const other = { ...lead, id: 'order-key-2' };
    expect(await violations([lead, other])).toContain(
      `mail ${other.id}:customer is not in the store`,
    );
  });
});
