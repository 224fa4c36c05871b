import { expect, test } from 'vitest';
import { aContactLead, letterhead } from '../../../testing/mail-leads.ts';
import { memoryPermits } from '../../../testing/memory-permits.ts';
import { movingClock } from '../../../testing/moving-clock.ts';
import { noReports } from '../../../testing/no-reports.ts';
import { countingRandomness } from '../../../testing/test-api.ts';
import { kindOf } from '../../lead-kinds.ts';
import { createSenders } from '../leads/senders.ts';
import { createLimits } from '../limits/limits.ts';
import { mailDelivery } from './mail-delivery.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Permits for mails to addresses that are all different, typed in by these senders. */
function visitorMails() {
  const clock = movingClock();
  const senders = createSenders();
  const { takePermit } = mailDelivery({
    kindOf,
    reports: noReports,
    transport: { send: () => Promise.reject(new Error('This test sends nothing')) },
    letterhead,
    limits: createLimits({ permits: memoryPermits(), clock }),
    visitorMails: { toOneAddress: 10, inTotal: 500 },
    senders,
    clock,
    randomness: countingRandomness(),
    log: silent,
  });
  let mails = 0;
  const maySend = async (sender?: string) => {
    mails += 1;
    const id = `lead-${mails}`;
    if (sender !== undefined) senders.note(id, sender);
    const lead = aContactLead({ id }, { email: `visitor-${mails}@example.com` });
    return (await takePermit(lead, 'customer', `${id}:customer`)).ok;
  };
  const flood = async (count: number, senderOf: (count: number) => string | undefined) => {
    let sent = 0;
    for (let one = 0; one < count; one++) if (await maySend(senderOf(one))) sent += 1;
    return sent;
  };
  return { maySend, flood, senders };
}

test.each([
  ['the /64s of a /56', 25, (count: number) => `2001:db8:1:1${10 + (count % 90)}::1`],
  ['one IPv4 address', 25, () => '196.21.3.4'],
  ['a /48', 75, (count: number) => `2001:db8:1:${(count % 99) + 1}00::1`],
  ['a /24', 75, (count: number) => `196.21.3.${count % 256}`],
  ['a /32', 200, (count: number) => `2001:db8:${count}::1`],
  ['a /16', 200, (count: number) => `196.21.${count % 256}.4`],
])(
  'of 600 mails that %s has sent to strangers, %i an hour go, and those of others do not wait',
  async (_, most, senderOf) => {
    const { flood, maySend } = visitorMails();
    expect(await flood(600, senderOf)).toBe(most);
    for (const other of ['2001:db9::1', '197.1.1.1', undefined]) {
      expect(await maySend(other)).toBe(true);
    }
  },
);

test('mails whose sender nobody remembers count in total', async () => {
  const { flood, maySend } = visitorMails();
  expect(await flood(600, () => undefined)).toBe(500);
  expect(await maySend('2001:db9::1')).toBe(false);
});

test('ten thousand senders are remembered', () => {
  const senders = createSenders();
  for (let lead = 0; lead <= 10_000; lead++) senders.note(`lead-${lead}`, '196.21.3.4');
  expect([senders.of('lead-0'), senders.of('lead-1')]).toEqual([undefined, '196.21.3.4']);
});
