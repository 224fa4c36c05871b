import { success } from '@app/result';
import { expect, test } from 'vitest';
import { letterhead } from '../../../testing/mail-leads.ts';
import { memoryStore } from '../../../testing/memory-store.ts';
import { noReports } from '../../../testing/no-reports.ts';
import { storedLeads } from '../../../testing/stored-leads.ts';
import { countingRandomness } from '../../../testing/test-api.ts';
import { kindOf } from '../../lead-kinds.ts';
import { createLimits } from '../limits/limits.ts';
import { mailDelivery } from '../mail/mail-delivery.ts';
import type { MailMessage } from '../mail/ports.ts';
import { photoAttachments } from './photo-attachments.ts';

const visit = storedLeads.find(({ kind }) => kind === 'site-visit')?.lead;
const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];

async function mailed(purpose: string, present: readonly string[]) {
  if (!visit) throw new Error('There is no stored site visit');
  const { photos, permits } = memoryStore();
  const clock = { now: () => new Date(visit.receivedAt) };
  for (const id of present) {
    await photos.insert({ id, addedAt: visit.receivedAt, content: new Uint8Array([0xff]) });
  }
  const told: string[] = [];
  const log = {
    warn: () => {},
    info: () => {},
    error: (_: object, message: string) => void told.push(message),
  };
  const sent: MailMessage[] = [];
  const delivery = mailDelivery({
    kindOf,
    letterhead,
    reports: { ...noReports, photos: (lead) => photoAttachments({ kindOf, photos, log }, lead) },
    transport: {
      async send(message) {
        sent.push(message);
        return success(undefined);
      },
    },
    limits: createLimits({ permits, clock }),
    visitorMails: { toOneAddress: 0, inTotal: 0 },
    senders: { of: () => undefined },
    clock,
    randomness: countingRandomness(),
    log,
  });
  const payload = { ...(visit.payload as object), photos: [first, second] };
  await delivery.deliver({ ...visit, payload }, purpose, 'key');
  const [{ text, attachments } = { text: '', attachments: [] }] = sent;
  return { text, told, names: attachments.map(({ name }) => name) };
}

test('the mail to the staff about a visit has the photos attached, and that to the visitor none', async () => {
  const staff = await mailed('staff', [first, second]);
  expect(staff.names).toEqual([`${visit?.reference}-1.jpg`, `${visit?.reference}-2.jpg`]);
  expect(staff.text).toContain('Photos: 2, attached');
  expect((await mailed('customer', [first, second])).names).toEqual([]);
});

test('a mail whose photo was deleted goes with the others', async () => {
  const { names, told } = await mailed('staff', [second]);
  expect(names).toEqual([`${visit?.reference}-2.jpg`]);
  expect(told).toEqual(['a photo of this lead was deleted']);
});
