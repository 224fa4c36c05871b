import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { type Command, runAsProgram } from '@app/federation/commands/command';
import { root } from '@app/federation/tooling/parts';
import { RECORD } from './last-release/last-release.ts';

/**
 * Run after a release to production: from then on `npm test` compares with the commit that is checked out in `folder`,
 * which `record` names.
 */
export const markRelease =
  (folder: string, record: string): Command =>
  async (_args, _env, output) => {
    const git = ['rev-parse', 'HEAD'];
    const commit = execFileSync('git', git, { cwd: folder, encoding: 'utf8' }).trim();
    writeFileSync(record, `${JSON.stringify({ commit }, undefined, 2)}\n`);
    output.log(`The last release is ${commit}. Commit last-release.json.`);
    return 0;
  };

await runAsProgram(import.meta, markRelease(root, RECORD));
