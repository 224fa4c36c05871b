import { execFileSync, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { expect, test, vi } from 'vitest';
import { markRelease } from './mark-release.ts';

/** `npm test` says at its start that there is none, and counts what is skipped. */
const noGit = spawnSync('git', ['--version']).status !== 0;

test.skipIf(noGit)(
  'records the commit that is checked out, and says to commit the record',
  async () => {
    const folder = await temporaryFolder();
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
    git('init', '--quiet');
    git(...author, 'commit', '--quiet', '--allow-empty', '--message', 'A release');
    const commit = git('rev-parse', 'HEAD').trim();
    const record = path.join(folder, 'last-release.json');
    const output = { log: vi.fn(), error: vi.fn() };
    expect(await markRelease(folder, record)([], {}, output)).toBe(0);
    expect(JSON.parse(await readFile(record, 'utf8'))).toEqual({ commit });
    expect(output.log.mock.calls).toEqual([
      [`The last release is ${commit}. Commit last-release.json.`],
    ]);
  },
);
