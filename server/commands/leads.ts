import { parseArgs } from 'node:util';
import { openStore } from '@app/api/adapters/open-store';
import { startOfDay } from '@app/site/johannesburg-time';
import { CannotStart, readSettings } from '../settings.ts';
import { csvHeader, csvRow, jsonLine } from './lead-export.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Since when? npm run leads -- --since 2026-11-01 [--csv]';

// Prints leads with their reports, oldest first: lines of JSON, or a table that a spreadsheet opens.
await runCommand(async () => {
  const { since, csv } = readArguments();
  const from = startOfDay(since ?? '');
  if (!from) throw new CannotStart(USAGE);
  const store = await openStore(readSettings(process.env));
  try {
    if (csv) process.stdout.write(csvHeader());
    for await (const lead of store.leads.since(from)) {
      const report = await store.reports.get(lead.id);
      process.stdout.write(csv ? csvRow(lead, report) : jsonLine(lead, report));
    }
  } finally {
    await store.close();
  }
});

function readArguments() {
  try {
    const options = { since: { type: 'string' }, csv: { type: 'boolean' } } as const;
    return parseArgs({ options }).values;
  } catch {
    throw new CannotStart(USAGE);
  }
}
