import { parseArgs } from 'node:util';
import { restoreStore } from '@app/api/adapters/sqlite/restore-store';
import { runAsProgram } from '@app/federation/commands/command';
import { CannotStart } from '../settings.ts';
import { embeddedStoreFolder } from './embedded-store-folder.ts';
import { operatorCommand } from './operator-command.ts';

const USAGE = 'Which backup? npm run restore -- backups/2026-11-01 [--force]';

/** Replaces the embedded store by a backup; the site must be stopped first. */
export const main = operatorCommand(async (args, env, output) => {
  const { folder, force } = readArguments(args);
  const dataDir = embeddedStoreFolder(env);
  const { leads, madeAt } = await restoreStore(folder, dataDir, { force });
  output.log(`Restored ${leads} leads and the price list of ${madeAt} into ${dataDir}.`);
});

function readArguments(args: string[]): { folder: string; force: boolean } {
  try {
    const options = { force: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [folder, ...others] = positionals;
    if (folder && others.length === 0) return { folder, force: values.force ?? false };
  } catch {
    // An unknown option: the usage lists the one that exists.
  }
  throw new CannotStart(USAGE);
}

await runAsProgram(import.meta, main);
