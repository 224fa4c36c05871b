import { backUpStore } from '@app/api/adapters/sqlite/back-up-store';
import { runAsProgram } from '@app/federation/commands/command';
import { CannotStart } from '../settings.ts';
import { embeddedStoreFolder } from './embedded-store-folder.ts';
import { operatorCommand } from './operator-command.ts';

/** Copies the embedded store into a new folder; the site may keep running. */
export const main = operatorCommand(async ([folder], env, output) => {
  if (!folder)
    throw new CannotStart('Name a folder for the backup: npm run backup -- backups/2026-11-01');
  const { leads, priceLists } = await backUpStore(embeddedStoreFolder(env), folder);
  const lists = priceLists.length === 1 ? 'price list' : 'price lists';
  output.log(`Backed up ${leads} leads and ${priceLists.length} ${lists} into ${folder}.`);
});

await runAsProgram(import.meta, main);
