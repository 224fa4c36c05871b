import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { generatePassword, writeAdminPassword } from '@app/api/adapters/files/admin-password';
import { ADMIN_PASSWORD_LENGTH } from '@app/api/config';
import { CREDENTIAL_LIMIT } from '@app/contracts/admin-credentials';
import { CannotStart, readSettings } from '../settings.ts';
import { runCommand } from './run-command.ts';

// Sets the password of the upload page: typed without being shown, or made with --generate.
await runCommand(async () => {
  const [option, ...others] = process.argv.slice(2);
  const generate = option === '--generate';
  if ((option && !generate) || others.length > 0) {
    throw new CannotStart('npm run admin:password [-- --generate]');
  }
  const { DATA_DIR, ADMIN_USERNAME, ADMIN_PASSWORD } = readSettings(process.env);
  const password = generate ? generatePassword() : await askForPassword();
  await writeAdminPassword(DATA_DIR, password);
  console.log(
    generate
      ? `The password of "${ADMIN_USERNAME}" is now: ${password}`
      : `The password of "${ADMIN_USERNAME}" is set.`,
  );
  if (ADMIN_PASSWORD) console.log('It is used once ADMIN_PASSWORD is unset.');
});

async function askForPassword(): Promise<string> {
  const shown = process.stdin.isTTY === true;
  // Readline echoes what is typed to this stream, which discards it.
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silence, terminal: shown });
  if (shown) process.stderr.write('New password: ');
  // The last line of a pipe may end without a line break, and there may be none at all.
  const password = await new Promise<string>((resolve) => {
    lines.once('line', resolve);
    lines.once('close', () => resolve(''));
  });
  lines.close();
  if (shown) process.stderr.write('\n');
  if (password.length < ADMIN_PASSWORD_LENGTH) {
    throw new CannotStart(`Please use at least ${ADMIN_PASSWORD_LENGTH} characters.`);
  }
  if (password.length > CREDENTIAL_LIMIT) {
    throw new CannotStart(`Please use at most ${CREDENTIAL_LIMIT} characters.`);
  }
  return password;
}
