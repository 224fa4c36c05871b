import { parseArgs } from 'node:util';
import { openStore } from '@app/api/adapters/open-store';
import type { Store } from '@app/api/domain/store';
import { kindOf } from '@app/api/lead-kinds';
import type { Output } from '@app/federation/commands/command';
import { runAsProgram } from '@app/federation/commands/command';
import { startOfDay } from '@app/site/johannesburg-time';
import { CannotStart, readSettings } from '../settings.ts';
import { csvHeader, csvRow, jsonLine } from './lead-export.ts';
import { operatorCommand } from './operator-command.ts';
import { exportPhotos } from './photo-export.ts';

const USAGE = 'Since when? npm run leads -- --since 2026-11-01 [--csv] [--photos folder]';

/**
 * Prints leads with their reports, oldest first: lines of JSON, or a table that a spreadsheet opens. Their
 * photos become files.
 */
export const main = operatorCommand(async (args, env, output) => {
  const { since, csv, photos } = readArguments(args);
  const from = startOfDay(since ?? '');
  if (!from) throw new CannotStart(USAGE);
  const store = await openStore(readSettings(env));
  try {
    // `log` ends each line again.
    const print = (line: string) => output.log(line.replace(/\n$/, ''));
    if (csv) print(csvHeader());
    for await (const lead of store.leads.since(from)) {
      const report = await store.reports.get(lead.id);
      if (photos) await exportPhotos(photosOf(store, output), lead, photos);
      print(csv ? csvRow(lead, report) : jsonLine(lead, report));
    }
  } finally {
    await store.close();
  }
});

const photosOf = ({ photos }: Pick<Store, 'photos'>, output: Output) => ({
  kindOf,
  photos,
  log: {
    error: (fields: object, message: string) =>
      output.error(`${message}: ${JSON.stringify(fields)}`),
  },
});

function readArguments(args: string[]) {
  try {
    const options = {
      since: { type: 'string' },
      csv: { type: 'boolean' },
      photos: { type: 'string' },
    } as const;
    return parseArgs({ args, options }).values;
  } catch {
    throw new CannotStart(USAGE);
  }
}

await runAsProgram(import.meta, main);
