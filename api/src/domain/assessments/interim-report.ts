import type { Report } from './report.ts';
import { fixed } from './report.ts';
import type { Draft } from './report-draft.ts';

/** TEMPORARY until the advice is merged. */
export function interimReport(title: string, text: string): Draft {
  const report: Report = {
    title,
    sections: [
      {
        id: 'first',
        heading: 'What you told us',
        blocks: [{ kind: 'paragraph', text: fixed('You wrote about {1}.', text.slice(0, 60)) }],
      },
    ],
  };
  return { report, urgent: /right now/i.test(text) };
}
