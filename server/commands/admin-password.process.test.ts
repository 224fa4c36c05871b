import { execFile } from 'node:child_process';
import path from 'node:path';
import { openAdminCredentials } from '@app/api/adapters/files/admin-credentials';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { root } from '@app/federation/tooling/parts';
import { expect, test } from 'vitest';

/** Runs the command with a password that comes through a pipe. */
async function setPassword(typed: string) {
  const dataDir = await temporaryFolder();
  const run = await new Promise<{ failed: boolean; said: string }>((resolve) => {
    const script = path.join(root, 'server', 'commands', 'admin-password.ts');
    const env = { ...process.env, DATA_DIR: dataDir, ADMIN_PASSWORD: '' };
    const child = execFile(process.execPath, [script], { env }, (fault, stdout, stderr) =>
      resolve({ failed: fault !== null, said: stdout + stderr }),
    );
    child.stdin?.end(typed);
  });
  const { verify } = await openAdminCredentials({
    dataDir,
    username: 'admin',
    password: undefined,
  });
  const counts = await verify({ username: 'admin', password: typed.trimEnd() });
  return { ...run, counts };
}

test('a password that is set through a pipe is accepted at sign-in', async () => {
  expect(await setPassword('correct horse\n')).toEqual({
    failed: false,
    said: 'The password of "admin" is set.\n',
    counts: true,
  });
});

test('a password that is too short is refused in one line, and does not count', async () => {
  expect(await setPassword('short\n')).toEqual({
    failed: true,
    said: 'Please use at least 8 characters.\n',
    counts: false,
  });
});

test('a password that everybody tries is refused in one line, and does not count', async () => {
  expect(await setPassword('12345678\n')).toEqual({
    failed: true,
    said: 'Please choose another password: it is on the lists of guessers.\n',
    counts: false,
  });
});
