import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import { failed, type Result, success } from '@app/result';

/** Names the commit whose parts production runs. */
export const RECORD = path.join(root, 'last-release.json');
/** Last releases that were built here, by commit. */
export const CACHE = path.join(root, '.cache', 'last-release');

/** The sources of the last release, in a folder of their own. */
export interface LastRelease {
  readonly commit: string;
  /** Like a clone of that commit, without its history. */
  readonly folder: string;
  /** Its releases, built and live together. */
  readonly dataDir: string;
}

/** The commit that `last-release.json` names; the failure says why its sources cannot be had. */
export function lastRelease(): Result<LastRelease, string> {
  const { commit } = JSON.parse(readFileSync(RECORD, 'utf8')) as { commit: string };
  const folder = path.join(CACHE, commit);
  const found = { commit, folder, dataDir: path.join(folder, '.data') };
  if (isBuilt(found)) return success(found);
  const git = ['cat-file', '-e', `${commit}^{commit}`];
  const { status } = spawnSync('git', git, { cwd: root, stdio: 'ignore' });
  return status === 0
    ? success(found)
    : failed(`the history of this clone does not have ${commit}, the last release`);
}

/** Written when everything else in the folder is there. */
export const builtMark = ({ folder }: LastRelease): string => path.join(folder, '.built');

export const isBuilt = (release: LastRelease): boolean => existsSync(builtMark(release));
