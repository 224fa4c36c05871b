import { parseArgs } from 'node:util';
import { restoreStore } from '@app/api/adapters/sqlite/restore-store';
import { CannotStart } from '../settings.ts';
import { embeddedStoreFolder } from './embedded-store-folder.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Which backup? npm run restore -- backups/2026-11-01 [--force]';

// Replaces the embedded store by a backup; the site must be stopped first.
await runCommand(async () => {
  const { folder, force } = readArguments();
  const dataDir = embeddedStoreFolder();
  const { leads, madeAt } = await restoreStore(folder, dataDir, { force });
  console.log(`Restored ${leads} leads and the price list of ${madeAt} into ${dataDir}.`);
});

function readArguments(): { folder: string; force: boolean } {
  try {
    const options = { force: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [folder, ...others] = positionals;
    if (folder && others.length === 0) return { folder, force: values.force ?? false };
  } catch {
    // An unknown option: the usage lists the one that exists.
  }
  throw new CannotStart(USAGE);
}
