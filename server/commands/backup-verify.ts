import { inTemporaryFolder, verifyNewestBackup } from '@app/api/adapters/sqlite/verify-backup';
import { runAsProgram } from '@app/federation/commands/command';
import { readSettings } from '../settings.ts';
import { operatorCommand } from './operator-command.ts';

/** Restores the newest backup into a temporary store and compares it with its manifest. */
export const main = operatorCommand(async ([folder], env, output) => {
  const backups = folder ?? readSettings(env).BACKUP_DIR;
  const newest = await inTemporaryFolder((place) => verifyNewestBackup(backups, place));
  const { leads, files, madeAt } = newest.manifest;
  const hashes = files ? `${Object.keys(files).length} hashes` : 'no hashes, it is too old';
  output.log(`${newest.folder} of ${madeAt} can be restored: ${leads} leads, ${hashes}.`);
});

await runAsProgram(import.meta, main);
