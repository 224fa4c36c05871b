import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { integrityOfFiles } from '@app/federation/integrity';
import { expect, onTestFinished, test } from 'vitest';
import { buildPart } from './build-part.ts';
import { partNamed, root } from './parts.ts';

const run = promisify(execFile);
/** Two builds of each, and a copy of some ten thousand files. */
const PATIENCE_MS = 180_000;

const sources = ['*.json', '*.yaml', 'packages', 'scripts', 'server', 'api', 'shell', 'mfe-*'];

/** A copy of this repository, its dependencies as hard links, in another folder. */
async function copyOfRepository(): Promise<string> {
  const cache = path.join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const copy = path.join(await mkdtemp(path.join(cache, 'copy-')), 'deeper/down');
  onTestFinished(() => rm(path.join(copy, '../..'), { recursive: true, force: true }));
  await mkdir(copy, { recursive: true });
  const listed = await run('git', ['ls-files', '-co', '--exclude-standard', ...sources], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of new Set(listed.stdout.split('\n').filter(Boolean))) {
    await cp(path.join(root, file), path.join(copy, file)).catch(ignoreMissing);
  }
  await run('cp', ['-al', path.join(root, 'node_modules'), copy]);
  for (const folder of [...(await readdir(root)), ...(await packageFolders())]) {
    const links = path.join(root, folder, 'node_modules');
    const target = path.join(copy, folder, 'node_modules');
    await cp(links, target, { recursive: true, verbatimSymlinks: true }).catch(ignoreMissing);
  }
  return copy;
}

const packageFolders = async () =>
  (await readdir(path.join(root, 'packages'))).map((name) => `packages/${name}`);

/** A file that is deleted and not committed yet, or a folder that is no package. */
function ignoreMissing(cause: NodeJS.ErrnoException): void {
  if (!['ENOENT', 'ENOTDIR'].includes(cause.code ?? '')) throw cause;
}

const program = `
  const root = process.argv[1];
  const { buildPart } = await import(root + '/packages/federation/tooling/build-part.ts');
  const { partNamed } = await import(root + '/packages/federation/tooling/parts.ts');
  for (const name of process.argv.slice(2)) {
    const { folder, release } = await buildPart(partNamed(name), { force: true });
    console.log(JSON.stringify({ folder, version: release.version }));
  }
`;

test.skipIf(process.platform !== 'linux')(
  'the same source in another folder is the same release, with the same files',
  async () => {
    const names = ['shell', 'shop', 'assessments'];
    const copy = await copyOfRepository();
    const args = ['--input-type=module', '-e', program, copy, ...names];
    const { stdout } = await run(process.execPath, args, { cwd: copy });
    const elsewhere = stdout.trim().split('\n');
    for (const [index, name] of names.entries()) {
      const part = partNamed(name);
      if (!part) throw new Error(`There is no ${name}`);
      const { folder, release } = await buildPart(part);
      const other = JSON.parse(elsewhere[index] ?? '');
      expect(await integrityOfFiles(other.folder)).toEqual(await integrityOfFiles(folder));
      expect(other.version).toBe(release.version);
    }
  },
  PATIENCE_MS,
);
