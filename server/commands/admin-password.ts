import { generatePassword, writeAdminPassword } from '@app/api/adapters/files/admin-password';
import { whyGuessable } from '@app/api/adapters/files/guessable-password';
import { readSiteConfig } from '@app/api/adapters/files/site-config-file';
import { runAsProgram } from '@app/federation/commands/command';
import { CannotStart, readSettings } from '../settings.ts';
import { askForPassword } from './ask-for-password.ts';
import { operatorCommand } from './operator-command.ts';

/** Sets the password of the upload page: typed without being shown, or made with --generate. */
export const main = operatorCommand(async ([option, ...others], env, output) => {
  const generate = option === '--generate';
  if ((option && !generate) || others.length > 0) {
    throw new CannotStart('npm run admin:password [-- --generate]');
  }
  const { DATA_DIR, ADMIN_USERNAME, ADMIN_PASSWORD, SITE_CONFIG } = readSettings(env);
  const site = await readSiteConfig(SITE_CONFIG);
  if (!site.ok) throw new CannotStart(site.failure);
  const password = generate ? generatePassword() : await askForPassword();
  const guessable = await whyGuessable(password, [site.value.company.name, ADMIN_USERNAME]);
  if (guessable) throw new CannotStart(`Please choose another password: ${guessable}.`);
  await writeAdminPassword(DATA_DIR, password);
  output.log(
    generate
      ? `The password of "${ADMIN_USERNAME}" is now: ${password}`
      : `The password of "${ADMIN_USERNAME}" is set.`,
  );
  if (ADMIN_PASSWORD) output.log('It is used once ADMIN_PASSWORD is unset.');
});

await runAsProgram(import.meta, main);
