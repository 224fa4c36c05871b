import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Lead } from '@app/api/domain/leads/ports';
import { composeMail } from '@app/api/domain/mail/compose-mail';
import type { Letterhead } from '@app/api/domain/mail/mail-content';
import { idempotencyKey } from '@app/api/domain/outbox/idempotency-key';
import type { NewEntry, OutboxStore } from '@app/api/domain/outbox/ports';
import { kindOf } from '@app/api/lead-kinds';
import { mailEntries } from '@app/api/testing/mail-outbox';
import { readMailFile } from '@app/api/testing/read-mail-file';

export interface MailRecord {
  readonly outbox: OutboxStore;
  /** Folder of the mails that are sent as files. */
  readonly folder: string;
  readonly letterhead: Letterhead;
}

/**
 * Describes what is wrong with the mails of these leads. Each must be recorded as sent and be one
 * complete file, and there must be no other file.
 */
export async function mailViolations(
  record: MailRecord,
  leads: readonly Lead[],
): Promise<string[]> {
  const written = new Set((await readdir(record.folder)).filter((name) => name.endsWith('.eml')));
  const violations: string[] = [];
  for (const lead of leads) {
    for (const owed of mailEntries(lead)) {
      const file = `${idempotencyKey(lead, owed.purpose)}.eml`;
      const there = written.delete(file);
      const wrong = [
        ...(await stateViolations(record, owed)),
        ...(there ? await fileViolations(record, lead, owed, file) : ['has no file']),
      ];
      violations.push(...wrong.map((what) => `mail ${owed.id} ${what}`));
    }
  }
  const promised = leads.flatMap(mailEntries).length;
  const counts = Object.values(await record.outbox.counts());
  const inStore = counts.reduce((sum, count) => sum + count, 0);
  if (inStore > promised)
    violations.push(`mails: ${inStore} are in the store, ${promised} are owed`);
  violations.push(...[...written].map((file) => `mail ${file} is not owed by any order`));
  return violations;
}

async function stateViolations({ outbox }: MailRecord, { id }: NewEntry): Promise<string[]> {
  const mail = await outbox.get(id);
  if (!mail) return ['is not in the store'];
  return mail.state === 'sent' ? [] : [`is ${mail.state} and not sent`];
}

async function fileViolations(
  { folder, letterhead }: MailRecord,
  lead: Lead,
  { purpose }: NewEntry,
  file: string,
): Promise<string[]> {
  const found = await readMailFile(path.join(folder, file));
  const promised = composeMail(kindOf, lead, purpose, letterhead);
  const whole =
    found.to === promised.to.address &&
    found.subject === promised.subject &&
    found.text === promised.text.trim() &&
    found.html === promised.html.trim();
  return whole ? [] : ['is not written as it was promised'];
}
