import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyTree } from '@app/testing/site/tree-copy';
import { scriptEnvironment } from './script-environment.ts';
import type { Site } from './site-process.ts';

const run = promisify(execFile);
/** Commands of package.json begin so; the tests run with the Node that it would find. */
const PROGRAM = /^node packages\/toolchain\/with-toolchain\.mjs (\S+\.ts)$/;

/** Node's note on a pattern in the federation's configuration, which each build prints. */
const WITHOUT_NOTE = '--disable-warning=DEP0155';

export interface CommandEnd {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The working tree of a team, a copy of this one, in which it edits files and runs the site's commands. */
export interface TeamTree {
  /** Replaces a text that is in the file, given its path in the repository. */
  edit(file: string, from: string, to: string): Promise<void>;
  write(file: string, text: string): Promise<void>;
  /** Does what `npm run <name> -- <args>` does, on the releases of the site. */
  npmRun(name: string, ...args: readonly string[]): Promise<CommandEnd>;
  /** The same with further settings. */
  npmRunWith(
    settings: Readonly<Record<string, string>>,
    name: string,
    ...args: readonly string[]
  ): Promise<CommandEnd>;
  remove(): Promise<void>;
}

export async function teamTree(site: Site): Promise<TeamTree> {
  const tree = await copyTree();
  const { scripts } = JSON.parse(await readFile(path.join(tree, 'package.json'), 'utf8'));
  return {
    async edit(file, from, to) {
      const target = path.join(tree, file);
      const text = await readFile(target, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not have: ${from}`);
      await writeFile(target, text.replace(from, to));
    },
    async write(file, text) {
      await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
      await writeFile(path.join(tree, file), text);
    },
    npmRun: (name, ...args) => npmRun({}, name, ...args),
    npmRunWith: npmRun,
    remove: () => rm(tree, { recursive: true, force: true }),
  };

  function npmRun(
    settings: Readonly<Record<string, string>>,
    name: string,
    ...args: readonly string[]
  ): Promise<CommandEnd> {
    const [, program] = PROGRAM.exec(scripts[name]) ?? [];
    if (!program) throw new Error(`npm run ${name} is another kind of command: ${scripts[name]}`);
    const env = scriptEnvironment(site.place, {
      API_ORIGIN: site.url,
      RELEASED_BY: 'Thandi',
      ...settings,
    });
    return run(process.execPath, [WITHOUT_NOTE, program, ...args], { cwd: tree, env }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }: CommandEnd) => ({ code, stdout, stderr }),
    );
  }
}
