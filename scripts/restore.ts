import { parseArgs } from 'node:util';
import { restoreStore } from '@app/api/adapters/sqlite/restore-store';
import { runCommand } from './run-command.ts';
import { CannotStart, readSettings } from './serve-site.ts';

const USAGE = 'Which backup? npm run restore -- backups/2026-11-01 [--force]';

// Puts a backup in the place of the embedded store; the site must not run meanwhile.
await runCommand(async () => {
  const { folder, force } = readArguments();
  const { DATA_DIR } = readSettings(process.env);
  const { leads, madeAt } = await restoreStore(folder, DATA_DIR, { force });
  console.log(`Restored ${leads} leads and the price list of ${madeAt} into ${DATA_DIR}.`);
});

function readArguments(): { folder: string; force: boolean } {
  try {
    const options = { force: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [folder, ...others] = positionals;
    if (folder && others.length === 0) return { folder, force: values.force ?? false };
  } catch {
    // An option that does not exist: the usage says which one does.
  }
  throw new CannotStart(USAGE);
}
