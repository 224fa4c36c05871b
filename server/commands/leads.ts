import { parseArgs } from 'node:util';
import { openStore } from '@app/api/adapters/open-store';
import { runAsProgram } from '@app/federation/commands/command';
import { startOfDay } from '@app/site/johannesburg-time';
import { CannotStart, readSettings } from '../settings.ts';
import { csvHeader, csvRow, jsonLine } from './lead-export.ts';
import { operatorCommand } from './operator-command.ts';

const USAGE = 'Since when? npm run leads -- --since 2026-11-01 [--csv]';

/** Prints leads with their reports, oldest first: lines of JSON, or a table that a spreadsheet opens. */
export const main = operatorCommand(async (args, env, output) => {
  const { since, csv } = readArguments(args);
  const from = startOfDay(since ?? '');
  if (!from) throw new CannotStart(USAGE);
  const store = await openStore(readSettings(env));
  try {
    // `log` ends each line again.
    const print = (line: string) => output.log(line.replace(/\n$/, ''));
    if (csv) print(csvHeader());
    for await (const lead of store.leads.since(from)) {
      const report = await store.reports.get(lead.id);
      print(csv ? csvRow(lead, report) : jsonLine(lead, report));
    }
  } finally {
    await store.close();
  }
});

function readArguments(args: string[]) {
  try {
    const options = { since: { type: 'string' }, csv: { type: 'boolean' } } as const;
    return parseArgs({ args, options }).values;
  } catch {
    throw new CannotStart(USAGE);
  }
}

await runAsProgram(import.meta, main);
