import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ReleaseRefused } from '@app/federation/release-refused';
import { hashOfInputs } from '@app/federation/tooling/build-inputs';
import { type Part, root } from '@app/federation/tooling/parts';

const COMPILER = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('typescript/package.json'))),
  'bin/tsc',
);
/** Such as `src/page.tsx(3,5): error TS2322: Type 'string' is not assignable to type 'number'.` */
const FAULT = /^(?<file>[^(]+)\((?<line>\d+),\d+\): error \w+: (?<message>.+)$/gm;

/**
 * The first type error of a part and what it uses, as one line; undefined when there is none. What has passed once is not
 * looked at again.
 */
export async function typeFault(part: Part): Promise<string | undefined> {
  const passed = path.join(part.folder, 'dist', 'types-passed');
  const inputs = await hashOfTyped(part);
  if ((await readFile(passed, 'utf8').catch(() => undefined)) === inputs) return undefined;
  const said = await compile(part.folder);
  if (said === undefined) {
    await mkdir(path.dirname(passed), { recursive: true });
    await writeFile(passed, inputs);
    return undefined;
  }
  const faults = [...said.matchAll(FAULT)];
  const first = faults[0]?.groups;
  if (!first) return said.trim().split('\n')[0] || 'the compiler of types does not run';
  const { file = '', line, message } = first;
  const more = faults.length > 1 ? `, and ${faults.length - 1} more` : '';
  return `${path.relative(root, path.resolve(root, file))}:${line}: ${message}${more}`;
}

/** @throws ReleaseRefused for a part with a type error. */
export async function refuseTypeFault(part: Part): Promise<void> {
  const fault = await typeFault(part);
  if (fault === undefined) return;
  throw new ReleaseRefused(
    `${part.name} has a type error at ${fault} See npm run check -- ${part.name}.`,
  );
}

/** What a part is built from, and how strictly its types are looked at. */
async function hashOfTyped(part: Part): Promise<string> {
  const hash = createHash('sha256').update(await hashOfInputs(part));
  for (const folder of [part.folder, root]) {
    const files = (await readdir(folder)).filter((file) => /^tsconfig.*\.json$/.test(file));
    for (const file of files.sort()) {
      hash.update(`${file}\0`).update(await readFile(path.join(folder, file)));
    }
  }
  return hash.digest('hex');
}

/** What the compiler says against it; undefined when it has nothing to say. */
const compile = (folder: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const args = [COMPILER, '-p', folder, '--noEmit', '--pretty', 'false'];
    execFile(
      process.execPath,
      args,
      { cwd: root, maxBuffer: 64 * 1024 * 1024 },
      (fault, stdout, stderr) => resolve(fault ? stdout || stderr || fault.message : undefined),
    );
  });
