import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import { builtMark, CACHE, isBuilt, type LastRelease } from './last-release.ts';

/**
 * Takes the sources of the last release out of the history, installs what they depend on, and builds
 * all parts. Does nothing when that was done before. Earlier ones are deleted.
 * @throws when one of these steps fails; its output is on stderr.
 */
export async function buildLastRelease(release: LastRelease): Promise<void> {
  if (isBuilt(release)) return;
  const { folder, dataDir, commit } = release;
  await rm(CACHE, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const archive = path.join(CACHE, 'sources.tar');
  execFileSync('git', ['archive', '--output', archive, commit], { cwd: root, stdio: 'inherit' });
  execFileSync('tar', ['-xf', archive, '-C', folder], { stdio: 'inherit' });
  await rm(archive);
  // The same Node and pnpm, so that they are not fetched again.
  await symlink(path.join(root, '.toolchain'), path.join(folder, '.toolchain'), 'junction');
  // As its own package says: programs move.
  const { scripts } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  execFileSync(process.execPath, scripts.build.split(' ').slice(1), {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir },
  });
  await writeFile(builtMark(release), '');
}
