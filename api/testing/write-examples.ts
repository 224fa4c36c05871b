import { mkdirSync, writeFileSync } from 'node:fs';
import { writeReport } from '../src/domain/assessments/report-markdown.ts';
import { exampleRequests, reportOn } from './example-requests.ts';
import { sampleCosts } from './sample-costs.ts';
const costs = await sampleCosts();
const dir = new URL('../../docs/examples/reports/', import.meta.url);
mkdirSync(dir, { recursive: true });
for (const [name, example] of exampleRequests) {
  const md = writeReport(reportOn(example, costs), { reference: 'REP-0000-0000', receivedAt: '2026-11-20T08:00:00.000Z', source: 'rules', company: { name: 'Your installer' } });
  writeFileSync(new URL(`${name}.md`, dir), md);
  console.log(name, md.split(/\s+/).length);
}
