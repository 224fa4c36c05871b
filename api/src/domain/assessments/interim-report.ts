import type { Report } from './report.ts';
import { wordable } from './report.ts';
import type { Draft } from './report-draft.ts';

/** TEMPORARY until the advice is merged. */
export function interimReport(title: string, text: string): Draft {
  const report: Report = {
    title,
    sections: [
      {
        id: 'first',
        heading: 'What you told us',
        blocks: [
          { kind: 'paragraph', text: wordable('You wrote {1} characters.', String(text.length)) },
        ],
      },
    ],
  };
  return { report, urgent: /right now/i.test(text) };
}
