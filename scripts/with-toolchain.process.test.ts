import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';

const file = new URL('./with-toolchain.mjs', import.meta.url);
const source = await readFile(file, 'utf8');

const compiledFor = async (target: string) =>
  (await transformWithOxc(source, 'with-toolchain.mjs', { lang: 'js', target, sourcemap: false }))
    .code;

// The script runs on Node 20 and before dependencies are installed.
test('with-toolchain.mjs has no syntax that is newer than Node 20', async () => {
  expect(await compiledFor('node20')).toBe(await compiledFor('esnext'));
});

test('with-toolchain.mjs imports only built-in modules', () => {
  const imported = [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, name]) => name,
  );
  expect(imported.length).toBeGreaterThan(0);
  for (const name of imported) expect(builtinModules).toContain(name?.replace(/^node:/, ''));
});

/** A fake npm, which writes the requested package into the working folder and prints its name. */
const npm = `
import { mkdirSync, writeFileSync } from 'node:fs';
const [name, version] = process.argv.at(-1).split('@');
mkdirSync('node_modules/' + name + '/bin', { recursive: true });
writeFileSync('node_modules/' + name + '/package.json', JSON.stringify({ version }));
writeFileSync('node_modules/' + name + '/bin/pnpm.mjs', '');
console.log('npm ' + process.argv.at(-1));
`;

test('with-toolchain.mjs gives Node the options before the script, and fetches pnpm if the one in .toolchain has another version', async () => {
  const project = await temporaryFolder();
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(project, name)), { recursive: true });
    await writeFile(path.join(project, name), text);
  };
  const run = async () => {
    await rm(path.join(project, 'node_modules'), { recursive: true, force: true });
    const command = [
      'scripts/with-toolchain.mjs',
      '--max-semi-space-size=2',
      'hello.mjs',
      '--loud',
    ];
    const env = { ...process.env, npm_execpath: path.join(project, 'npm.js') };
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: project, env });
    return stdout;
  };
  await write('package.json', '{ "type": "module" }');
  await write('pnpm-lock.yaml', '');
  await write('scripts/with-toolchain.mjs', source);
  await write('hello.mjs', 'console.log("hello", ...process.execArgv, ...process.argv.slice(2))');
  await write('npm.js', npm);
  await write('.toolchain/node_modules/pnpm/bin/pnpm.mjs', '');
  await write('.toolchain/node_modules/pnpm/package.json', '{ "version": "1.0.0" }');
  const first = await run();
  expect(first).toMatch(/^npm pnpm@\d+\.\d+\.\d+$/m);
  expect(first).toMatch(/^hello --max-semi-space-size=2 --loud$/m);
  expect(await run()).not.toContain('npm pnpm');
});
