import { mkdir, writeFile } from 'node:fs/promises';
import { exampleReports, reportsFolder } from '@app/api/testing/example-reports';

// Writes the reports on the example requests as the rules make them now. Read what has changed, as
// the owner of that place would, before you commit it.
await mkdir(reportsFolder, { recursive: true });
const reports = await exampleReports();
for (const { name, markdown } of reports) {
  await writeFile(new URL(`${name}.md`, reportsFolder), markdown);
}
console.log(`Wrote ${reports.length} reports to docs/examples/reports. Read the difference.`);
