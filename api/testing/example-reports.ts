import type { Report } from '@app/wording/report';
import { writeReport } from '../src/domain/assessments/report-markdown.ts';
import { exampleRequests, reportOn } from './example-requests.ts';
import { sampleCosts } from './sample-costs.ts';

/** Where the example reports are, with a line on each in `README.md`. */
export const reportsFolder = new URL('../../docs/examples/reports/', import.meta.url);

interface ExampleReport {
  readonly name: string;
  readonly report: Report;
  readonly markdown: string;
}

/** The rules' reports on the example requests, with the prices of the sample price list. */
export async function exampleReports(): Promise<readonly ExampleReport[]> {
  const costs = await sampleCosts();
  return [...exampleRequests].map(([name, example]) => {
    const report = reportOn(example, costs);
    return { name, report, markdown: writeReport(report, meta) };
  });
}

const meta = {
  reference: 'EXA-MPLE-0001',
  receivedAt: '2026-11-20T08:00:00.000Z',
  source: 'rules',
  company: { name: 'your installer' },
} as const;
