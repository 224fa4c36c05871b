import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
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

async function aProject(hello: string) {
  const project = await temporaryFolder();
  const write = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(project, name)), { recursive: true });
    await writeFile(path.join(project, name), text);
  };
  await write('package.json', '{ "type": "module" }');
  await write('pnpm-lock.yaml', '');
  await write('packages/toolchain/with-toolchain.mjs', source);
  await copyFile(
    new URL('./take-secrets.mjs', import.meta.url),
    path.join(project, 'packages/toolchain/take-secrets.mjs'),
  );
  await write('hello.mjs', hello);
  await write('npm.js', npm);
  await write('.toolchain/node_modules/pnpm/bin/pnpm.mjs', '');
  await write('.toolchain/node_modules/pnpm/package.json', '{ "version": "1.0.0" }');
  const env = (others = {}) => ({
    PATH: process.env.PATH,
    npm_execpath: path.join(project, 'npm.js'),
    ...others,
  });
  return { project, env };
}

test('with-toolchain.mjs gives Node the options before the script, and fetches pnpm if the one in .toolchain has another version', async () => {
  const { project, env } = await aProject(
    'console.log("hello", ...process.execArgv, ...process.argv.slice(2))',
  );
  const run = async () => {
    await rm(path.join(project, 'node_modules'), { recursive: true, force: true });
    const command = [
      'packages/toolchain/with-toolchain.mjs',
      '--max-semi-space-size=2',
      'hello.mjs',
      '--loud',
    ];
    const options = { cwd: project, env: env() };
    const { stdout } = await promisify(execFile)(process.execPath, command, options);
    return stdout;
  };
  const first = await run();
  expect(first).toMatch(/^npm pnpm@\d+\.\d+\.\d+$/m);
  expect(first).toMatch(/^hello --max-semi-space-size=2 --loud$/m);
  expect(await run()).not.toContain('npm pnpm');
});

/** Prints what its process was started with and what it has, and ends with 7 when it gets SIGTERM. */
const showsSecrets = `
import { readFileSync } from 'node:fs';
const names = ['ADMIN_PASSWORD', 'SMTP_URL', 'OPENAI_API_KEY', 'MONGODB_URI', 'RELEASE_KEY', 'INTERNAL_SECRET', 'OTHER_TOKEN'];
const inside = names.map((name) => process.env[name]).join();
process.on('SIGTERM', () => process.exit(7));
setInterval(() => {}, 1000);
console.error('to stderr');
console.log(JSON.stringify({ environ: readFileSync('/proc/self/environ', 'utf8'), inside, home: process.env.DATA_DIR, pipe: process.env.SECRETS_PIPE }));
`;

test.skipIf(process.platform !== 'linux')(
  'a program that with-toolchain.mjs starts has its passwords and keys, and its process was started without them; signals, exit codes and output pass',
  async () => {
    const { project, env } = await aProject(showsSecrets);
    const secrets = {
      ADMIN_PASSWORD: 'secret-1',
      SMTP_URL: 'smtps://user:secret-2@mail.example',
      OPENAI_API_KEY: 'secret-3',
      MONGODB_URI: 'mongodb://secret-4',
      RELEASE_KEY: 'secret-5',
      INTERNAL_SECRET: 'secret-6',
      OTHER_TOKEN: 'secret-7',
    };
    const command = ['packages/toolchain/with-toolchain.mjs', 'hello.mjs'];
    const child = spawn(process.execPath, command, {
      cwd: project,
      env: env({ ...secrets, DATA_DIR: '/data' }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exit = once(child, 'exit');
    const stderr = text(child.stderr);
    let stdout = '';
    for await (const piece of child.stdout) {
      stdout += piece;
      if (stdout.includes('environ')) break;
    }
    child.kill('SIGTERM');
    expect(await exit).toEqual([7, null]);
    expect(await stderr).toContain('to stderr');
    const { environ, ...others } = JSON.parse(stdout.slice(stdout.indexOf('{')));
    expect(environ).toContain('DATA_DIR=/data');
    expect(environ).not.toContain('secret-');
    expect(others).toEqual({ inside: Object.values(secrets).join(), home: '/data' });
  },
);
