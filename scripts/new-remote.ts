import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { releaseCommand, runAsProgram, WrongUsage } from '@app/federation/commands/command';
import { MenuEntry } from '@app/federation/registry';
import { conflictOfPaths } from '@app/federation/served-paths';
import { declaredPathsOf } from '@app/federation/tooling/declared-paths';
import { parts, root } from '@app/federation/tooling/parts';
import * as v from 'valibot';
import { filesOfRemote, titleOf } from './new-remote/files-of-remote.ts';
import { isNameOfRemote } from './new-remote/name-of-remote.ts';

const usage = 'npm run new-remote -- <name> --path /<path> [--team <Team>] [--menu <Label>]';

/** Writes a new remote with one page: `npm run new-remote -- careers --path /careers`. */
export const main = releaseCommand('Not written', async (args, _, output) => {
  const { name, served, team, menu } = readArguments(args);
  const folder = path.join(root, `mfe-${name}`);
  if (existsSync(folder)) throw new WrongUsage(`There is a part ${name} already.`);
  const declared = await Promise.all(parts.map(declaredPathsOf));
  const conflict = conflictOfPaths([...declared, { name, routes: [{ path: served }] }]);
  if (conflict) throw new WrongUsage(conflict);
  for (const [file, text] of Object.entries(filesOfRemote({ name, path: served, team, menu }))) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  linkDependencies(name);
  output.log(`mfe-${name} is written, and the team ${team} owns it. Next:
  npm run dev -- ${name}      runs it alone
  npm run check -- ${name}    checks it alone
  npm run release -- ${name}  makes ${served} live
  npm run retire -- ${name}   takes it off the site`);
});

function readArguments(args: readonly string[]) {
  const { values, positionals } = parsed(args);
  const [name = ''] = positionals;
  const { path: served, team = titleOf(name), menu } = values;
  if (!isNameOfRemote(name)) {
    throw new WrongUsage(
      `A name is one lower-case word that is no name in JavaScript or browsers: ${usage}`,
    );
  }
  if (served === undefined) throw new WrongUsage(`Which path does its first page have? ${usage}`);
  if (!/^[A-Z][\w &-]*$/.test(team)) {
    throw new WrongUsage(`A team is written like "Site visits", not ${team}.`);
  }
  const [issue] = v.safeParse(v.optional(MenuEntry.entries.label), menu).issues ?? [];
  if (issue) throw new WrongUsage(`The menu entry cannot be shown: ${issue.message}.`);
  return { name, served, team, menu };
}

/** Adds the package to the lock file and links what it needs, which is installed already. */
function linkDependencies(name: string): void {
  const pnpm = path.join(root, '.toolchain/node_modules/pnpm/bin/pnpm.mjs');
  const { status } = spawnSync(
    process.execPath,
    [pnpm, 'install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=silent'],
    { cwd: root, stdio: 'inherit', env: { ...process.env, CI: 'true' } },
  );
  if (status !== 0) {
    throw new WrongUsage(`mfe-${name} is written, but its dependencies could not be linked.`);
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { path: { type: 'string' }, team: { type: 'string' }, menu: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (cause) {
    throw new WrongUsage(`${(cause as Error).message} Usage: ${usage}`);
  }
}

await runAsProgram(import.meta, main);
