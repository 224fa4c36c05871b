import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { ADMIN_PASSWORD_LENGTH } from '@app/api/config';
import { CREDENTIAL_LIMIT } from '@app/contracts/admin-credentials';
import { CannotStart } from '../settings.ts';

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/**
 * Reads a password that is typed without being shown, or the first line of a pipe.
 * @throws CannotStart when it is too short or too long.
 */
export async function askForPassword(input: Input = process.stdin): Promise<string> {
  const shown = input.isTTY === true;
  // Readline echoes what is typed to this stream, which discards it.
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: silence, terminal: shown });
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
