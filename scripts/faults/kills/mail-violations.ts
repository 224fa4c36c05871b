import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Lead } from '@app/api/domain/leads/ports';
import { composeMail } from '@app/api/domain/mail/compose-mail';
import type { Letterhead } from '@app/api/domain/mail/mail-content';
import { mailKey } from '@app/api/domain/mail/mail-key';
import { mailsOwed } from '@app/api/domain/mail/mails-owed';
import type { MailStore, NewMail } from '@app/api/domain/mail/ports';
import { kindOf } from '@app/api/lead-kinds';
import { readMailFile } from '@app/api/testing/read-mail-file';

export interface MailRecord {
  readonly mails: MailStore;
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
    for (const owed of mailsOwed(kindOf, lead)) {
      const file = `${mailKey(lead, owed.purpose)}.eml`;
      const there = written.delete(file);
      const wrong = [
        ...(await stateViolations(record, owed)),
        ...(there ? await fileViolations(record, lead, owed, file) : ['has no file']),
      ];
      violations.push(...wrong.map((what) => `mail ${owed.id} ${what}`));
    }
  }
  const promised = leads.flatMap((lead) => mailsOwed(kindOf, lead)).length;
  const counts = Object.values(await record.mails.counts());
  const inStore = counts.reduce((sum, count) => sum + count, 0);
  if (inStore > promised)
    violations.push(`mails: ${inStore} are in the store, ${promised} are owed`);
  violations.push(...[...written].map((file) => `mail ${file} is not owed by any order`));
  return violations;
}

async function stateViolations({ mails }: MailRecord, { id }: NewMail): Promise<string[]> {
  const mail = await mails.get(id);
  if (!mail) return ['is not in the store'];
  return mail.state === 'sent' ? [] : [`is ${mail.state} and not sent`];
}

async function fileViolations(
  { folder, letterhead }: MailRecord,
  lead: Lead,
  { purpose }: NewMail,
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
