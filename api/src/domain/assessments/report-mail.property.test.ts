import { runs } from '@app/testing/runs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { letterhead } from '../../../testing/mail-leads.ts';
import { retyped } from '../../../testing/retyped.ts';
import { storedLeads } from '../../../testing/stored-leads.ts';
import { kindOf } from '../../lead-kinds.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { withoutModel } from '../rewording/reword.ts';
import { makeReport } from './make-report.ts';

const making = {
  kindOf,
  costs: async () => ({ priceOf: () => undefined }),
  reword: withoutModel,
  company: letterhead.company,
  clock: { now: () => new Date('2026-11-22T08:00:00.000Z') },
};

/** Words that the rules quote, with what mail programs make links of. */
const piece = fc.constantFrom(
  ...['https://evil.example/win', 'www.evil.example', 'evil.example', 'HTTP://EVIL.EXAMPLE'],
  ...[
    'a@evil.example',
    '[stolen](https://evil.example)',
    '<a href="//evil.example">',
    '\n# Prize\n',
  ],
  ...['two armed men', 'broke the back door', 'at cash-up', 'copper cable', 'gate motor', 'stolen'],
  ...['Loading dock', 'every Friday night', 'alarm', 'cameras', '|', '\n', '![x](//evil.example)'],
);
const text = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(' '));

const withReports = storedLeads.filter(({ lead }) => kindOf(lead)?.hasReport);

describe.each(withReports)('the mail with the report of kind $kind', ({ lead }) => {
  // Slow: a report is made and composed as a mail for each case.
  test('links to nothing that the visitor typed', async () => {
    const texts = fc.array(text, { minLength: 20, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(texts, async (typed) => {
        let index = 0;
        const next = () => typed[index++ % typed.length] ?? '';
        const attacked = { ...lead, payload: retyped(lead.payload, next) };
        const report = await makeReport(making, attacked, 'rules');
        const mail = composeMail(kindOf, attacked, 'customer', letterhead, report);
        expect(mail.subject + mail.to.name + mail.text + mail.html).not.toMatch(/evil\W*example/i);
        expect(mail.text).not.toMatch(/^(# )?Prize$/m);
      }),
      { numRuns: runs(15) },
    );
  }, 120_000);
});

test.each(withReports)(
  'the mail to the staff about kind $kind says not to ring someone who hides',
  async ({ lead }) => {
    const hiding = 'They are in the house and I am hiding in the cupboard';
    const payload = retyped(lead.payload, () => hiding);
    const hidden = { ...lead, payload };
    const report = await makeReport(making, hidden, 'rules');
    const mail = composeMail(kindOf, hidden, 'staff', letterhead, report);
    expect(mail.subject).toMatch(/^URGENT: DO NOT RING: DANGER TO LIFE: /);
    expect(mail.text).toContain('a ringing phone would betray them');
    expect(mail.text).not.toContain('Call at once');
  },
);
