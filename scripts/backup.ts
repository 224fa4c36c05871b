import { backUpStore } from '@app/api/adapters/sqlite/back-up-store';
import { runCommand } from './run-command.ts';
import { CannotStart, readSettings } from './serve-site.ts';

// Copies the embedded store into a new folder; the site may go on meanwhile.
await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new CannotStart('Where to? npm run backup -- backups/2026-11-01');
  const { leads, priceLists } = await backUpStore(readSettings(process.env).DATA_DIR, folder);
  const lists = priceLists.length === 1 ? 'price list' : 'price lists';
  console.log(`Backed up ${leads} leads and ${priceLists.length} ${lists} into ${folder}.`);
});
