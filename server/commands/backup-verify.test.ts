import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openSqliteStore } from '@app/api/adapters/sqlite/open-sqlite-store';
import { aLead } from '@app/api/testing/builders';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { runCommand } from '@app/testing/site/run-command';
import { expect, test } from 'vitest';
import { main as backUp } from './backup.ts';
import { main as verify } from './backup-verify.ts';

test('a backup is verified by its folder or as the newest of BACKUP_DIR, and one that lost its list is refused', async () => {
  const folder = await temporaryFolder();
  const env = { DATA_DIR: path.join(folder, 'data'), BACKUP_DIR: path.join(folder, 'backups') };
  const today = path.join(env.BACKUP_DIR, 'today');
  expect(await runCommand(verify, env)).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no complete backup in ${env.BACKUP_DIR}.`,
  });
  const store = await openSqliteStore(env.DATA_DIR);
  await store.leads.insert(aLead());
  await store.close();
  expect((await runCommand(backUp, env, [today])).code).toBe(0);
  for (const args of [[], [today]]) {
    const { code, stdout } = await runCommand(verify, env, args);
    expect(code).toBe(0);
    expect(stdout).toMatch(/ of 20\S+Z can be restored: 1 leads, 1 hashes\.$/);
  }
  await rm(path.join(today, 'store.sqlite'));
  expect(await runCommand(verify, env)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('damaged'),
  });
});
