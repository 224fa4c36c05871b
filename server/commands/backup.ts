import { backUpStore } from '@app/api/adapters/sqlite/back-up-store';
import { CannotStart } from '../settings.ts';
import { embeddedStoreFolder } from './embedded-store-folder.ts';
import { runCommand } from './run-command.ts';

// Copies the embedded store into a new folder; the site may keep running.
await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder)
    throw new CannotStart('Name a folder for the backup: npm run backup -- backups/2026-11-01');
  const { leads, priceLists } = await backUpStore(embeddedStoreFolder(), folder);
  const lists = priceLists.length === 1 ? 'price list' : 'price lists';
  console.log(`Backed up ${leads} leads and ${priceLists.length} ${lists} into ${folder}.`);
});
