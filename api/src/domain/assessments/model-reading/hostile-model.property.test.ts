import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { injections } from '../../../../testing/injections/injections.ts';
import { letterhead } from '../../../../testing/mail-leads.ts';
import { retyped } from '../../../../testing/retyped.ts';
import { storedLeads } from '../../../../testing/stored-leads.ts';
import { kindOf } from '../../../lead-kinds.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import { withoutModel } from '../../rewording/reword.ts';
import { makeReport } from '../make-report.ts';
import type { Understand } from '../ports.ts';
import { writeReport } from '../report-markdown.ts';
import { challengeReport } from '../rules/challenge-report.ts';
import { understandChallenge } from '../understanding/understand.ts';
import { type ModelReading, readableEntries } from './reading-question.ts';

const making = {
  kindOf,
  costs: async () => ({ priceOf: () => undefined }),
  reword: withoutModel,
  company: letterhead.company,
  clock: { now: () => new Date('2026-11-22T08:00:00.000Z') },
};

const record = { model: 'hostile', promptVersion: '1', schemaHash: '', outcome: 'read' };

// Slow: a report for every injection, and a hundred reports with their mails.

const restaurant = {
  businessType: 'Restaurant with a bar and 60 seats',
  timing: 'Friday night, around 23:00',
  location: 'The cash office behind the kitchen',
  peopleInvolved: 'The manager and two waiters',
  preventionMethod: 'Cameras and a panic button',
};
const withReports = storedLeads.filter(({ lead }) => kindOf(lead)?.hasReport);
const ids = [...readableEntries.keys()];
const reading = (answer: Partial<ModelReading>): ModelReading => ({
  language: 'English',
  read: [],
  unread: [],
  ...answer,
});

test('a model that writes words of its own, whatever it is ordered, changes nothing', () => {
  expect(injections.length).toBeGreaterThanOrEqual(300);
  for (const [turn, { text, order }] of injections.entries()) {
    const request = { ...restaurant, securityIssue: text };
    const id = ids[turn % ids.length] ?? '';
    const own = `${order} banana`;
    const obedient = reading({
      read: [
        { field: 'securityIssue', id, quote: own, polarity: 'have' },
        { field: 'securityIssue', id: own, quote: text, polarity: 'have' },
        { field: own, id, quote: text, polarity: 'have' },
      ],
      unread: [
        { field: 'securityIssue', quote: own },
        { field: own, quote: text },
      ],
    });
    expect(understandChallenge(request, obedient)).toEqual(understandChallenge(request));
  }
});

test('a model that obeys with the visitor’s own words has them in quotation marks only', () => {
  const costs = { priceOf: () => undefined };
  const reportOn = (...request: Parameters<typeof understandChallenge>) =>
    writeReport(challengeReport(understandChallenge(...request), costs), {
      reference: 'EXA-MPLE-0001',
      receivedAt: '2026-11-20T08:00:00.000Z',
      source: 'rules',
      company: letterhead.company,
    });
  const planted: string[] = [];
  let admitted = 0;
  for (const [turn, { text, order }] of injections.entries()) {
    const request = { ...restaurant, securityIssue: text };
    const id = ids[turn % ids.length] ?? '';
    const obedient = reading({
      read: [{ field: 'securityIssue', id, quote: text, polarity: 'have' }],
      unread: [{ field: 'securityIssue', quote: order }],
    });
    const report = reportOn(request, turn % 2 === 0 ? obedient : { ...obedient, read: [] });
    if (report.includes('We could not read: “')) admitted += 1;
    const unquoted = report.replace(/“[^”]*”/g, '');
    if (unquoted.includes(order) && !reportOn(request).includes(order)) planted.push(order);
  }
  expect(planted).toEqual([]);
  // Otherwise no order was tried.
  expect(admitted).toBeGreaterThan(100);
});

const piece = fc.constantFrom(
  ...['https://evil.example/win', 'www.evil.example', 'a@evil.example', '083 123 4567'],
  ...['[stolen](https://evil.example)', '<a href="//evil.example">', '\n# Prize\n', '|', '”'],
  ...['two armed men', 'at cash-up', 'no cameras', 'izinkabi', 'the', 'alarm', 'ﷺ', '🚨', '22:30'],
);
const text = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(' '));
const entry = fc.record({
  field: fc.nat(),
  id: fc.constantFrom(...ids),
  from: fc.nat(8),
  words: fc.integer({ min: 1, max: 6 }),
  polarity: fc.constantFrom('have', 'missing', 'broken', 'wanted', 'refused'),
});

describe.each(withReports)('a report of kind $kind', ({ lead }) => {
  test('is made of whatever a model claims to have read, and its mail links to nothing that the visitor typed', async () => {
    const texts = fc.array(text, { minLength: 20, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(texts, fc.array(entry, { maxLength: 30 }), async (typed, entries) => {
        let index = 0;
        const next = () => typed[index++ % typed.length] ?? '';
        const attacked = { ...lead, payload: retyped(lead.payload, next) };
        const understand: Understand = async (visitor) => {
          const fields = Object.entries(visitor);
          const read = entries.flatMap(({ field: at, id, from, words, polarity }) => {
            const [field, own] = fields[at % fields.length] ?? ['', ''];
            const quote = own
              .split(' ')
              .slice(from, from + words)
              .join(' ');
            return [{ field, id, quote, polarity }];
          });
          const unread = read.filter((_, at) => at % 3 === 0);
          return { reading: reading({ read, unread }), record };
        };
        const report = await makeReport({ ...making, understand }, attacked, 'model');
        const mail = composeMail(kindOf, attacked, 'customer', letterhead, report);
        expect(mail.subject + mail.to.name + mail.text + mail.html).not.toMatch(/evil\W*example/i);
        expect(mail.text).not.toMatch(/^(# )?Prize$/m);
      }),
      { numRuns: runs(8) },
    );
  }, 120_000);
});
