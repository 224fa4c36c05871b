import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { root } from '@app/federation/tooling/parts';
import { RECORD } from './last-release/last-release.ts';

// Run after a release to production: from then on `npm test` compares with the commit that is checked out.
const git = ['rev-parse', 'HEAD'];
const commit = execFileSync('git', git, { cwd: root, encoding: 'utf8' }).trim();
writeFileSync(RECORD, `${JSON.stringify({ commit }, undefined, 2)}\n`);
console.log(`The last release is ${commit}. Commit last-release.json.`);
