import { makePdf } from '@app/api/adapters/pdf-worker/make-pdf';
import { writeReport } from '@app/api/domain/assessments/report-markdown';
import { paperDetails } from '@app/api/testing/paper';
import { readMarkdown } from '@app/markdown/read-markdown';
import type { Report } from '@app/wording/report';
import { fixed } from '@app/wording/wording';
import { table } from './table.ts';

const WARM_UP = 5;
const ROUNDS = 20;

/** The CPU time of one PDF, of reports of several lengths, in a thread that has made some before. */
export async function pdfReport(): Promise<string> {
  const rows = [];
  for (const areas of [2, 8, 40]) rows.push(await measure(areas));
  return table(rows);
}

async function measure(areas: number): Promise<Readonly<Record<string, string>>> {
  const { reference, createdAt, company } = paperDetails;
  const meta = { reference, receivedAt: createdAt, source: 'rules', company } as const;
  const markdown = writeReport(report(areas), meta);
  const make = () => makePdf(readMarkdown(markdown), paperDetails);
  let bytes = await make();
  for (let round = 1; round < WARM_UP; round++) bytes = await make();
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) bytes = await make();
  const { user, system } = process.cpuUsage(before);
  return {
    report: `${areas} sections`,
    pages: String(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Type \/Page\b/g)?.length ?? 0,
    ),
    'KB of Markdown': (markdown.length / 1024).toFixed(1),
    'KB of PDF': (bytes.length / 1024).toFixed(0),
    'ms of CPU': ((user + system) / ROUNDS / 1000).toFixed(0),
  };
}

/** As long in each section as a report on one operational area. */
const report = (areas: number): Report => ({
  title: 'Risk assessment report',
  sections: Array.from({ length: areas }, (_, area) => ({
    id: `area-${area}`,
    heading: `Area ${area + 1}`,
    blocks: [
      { kind: 'paragraph', text: fixed(SENTENCE.repeat(4)) },
      {
        kind: 'list',
        ordered: true,
        items: Array.from({ length: 4 }, () => ({
          lead: 'Close the gate.',
          text: fixed(SENTENCE),
        })),
      },
      {
        kind: 'table',
        columns: ['Control', 'Who does it', 'Cost', 'When'],
        rows: Array.from({ length: 4 }, (__, row) => [
          SENTENCE,
          'Installer',
          `R${row + 1}\u00a0249.50`,
          'This month',
        ]),
      },
    ],
  })),
});

const SENTENCE = 'Stock leaves by the rear gate when deliveries and collections overlap. ';
