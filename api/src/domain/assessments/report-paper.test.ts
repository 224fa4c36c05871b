import { failed, type Result, success } from '@app/result';
import { expect, test, vi } from 'vitest';
import { aLead, aReport } from '../../../testing/builders.ts';
import { testSite } from '../../../testing/test-site.ts';
import type { PaperFailure } from '../paper/paper-maker.ts';
import { reportPaper } from './report-paper.ts';

const lead = aLead({ reference: 'SEC-7K3F-92QD' });

function setUp(outcome: Result<Uint8Array, PaperFailure>) {
  const log = { error: vi.fn() };
  const paper = { make: vi.fn(async () => outcome) };
  return { log, paper, attach: () => reportPaper({ paper, site: testSite, log }, lead, aReport()) };
}

test('a report is attached as a PDF that is named by its reference', async () => {
  const { attach, paper } = setUp(success(Uint8Array.of(1)));
  expect(await attach()).toEqual({
    name: 'sec-7k3f-92qd.pdf',
    type: 'application/pdf',
    content: Uint8Array.of(1),
  });
  expect(paper.make).toHaveBeenCalledWith(
    aReport().markdown,
    expect.objectContaining({ reference: lead.reference, createdAt: lead.receivedAt }),
  );
});

test.each([
  [{ kind: 'fault', reason: 'a font is missing' } as const],
  [{ kind: 'too-slow' } as const],
])(
  'a report of which no PDF can be made (%j) goes without one, and that is logged',
  async (why) => {
    const { attach, log } = setUp(failed(why));
    expect(await attach()).toBeUndefined();
    expect(log.error.mock.calls).toEqual([
      [{ ...why, reference: lead.reference }, 'a report is mailed without its PDF'],
    ]);
  },
);

test.each([['busy'], ['stopped']] as const)(
  'a report whose PDF maker is %s is mailed later',
  async (kind) => {
    await expect(setUp(failed({ kind })).attach()).rejects.toThrow(kind);
  },
);
