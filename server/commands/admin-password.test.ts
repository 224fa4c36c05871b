import { execFile } from 'node:child_process';
import path from 'node:path';
import { openAdminCredentials } from '@app/api/adapters/files/admin-credentials';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { root } from '@app/federation/tooling/parts';
import { describe, expect, it } from 'vitest';

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

describe('a password that is set by hand', () => {
  it.each(['correct horse\n', 'correct horse'])('is accepted at sign-in: %j', async (typed) => {
    expect(await setPassword(typed)).toEqual({
      failed: false,
      said: 'The password of "admin" is set.\n',
      counts: true,
    });
  });

  it.each([
    ['', 'at least 8'],
    ['short\n', 'at least 8'],
    [`${'x'.repeat(201)}\n`, 'at most 200'],
  ])('is refused: %j', async (typed, limit) => {
    expect(await setPassword(typed)).toEqual({
      failed: true,
      said: `Please use ${limit} characters.\n`,
      counts: false,
    });
  });
});
