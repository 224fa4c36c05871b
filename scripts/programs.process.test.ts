import { readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { root } from '@app/federation/tooling/parts';
import { runScript } from '@app/testing/site/run-script';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

// What each command does and says is tested in process, beside it.
test.each([
  ['release', [], /^Which part\? npm run release /],
  ['rollback', [], /^Which part\? npm run rollback /],
  ['canary', [], /^Which canary\? npm run canary /],
  ['preview', [], /^Which part\? npm run preview /],
  ['retire', [], /^Which remote\? npm run retire /],
  ['registry', [], /^Do what\? npm run registry /],
  ['import', [], /^Which file\? npm run import /],
  ['leads', [], /^Since when\? npm run leads /],
  ['backup', [], /^Name a folder for the backup: npm run backup /],
  ['restore', [], /^Which backup\? npm run restore /],
  ['admin:password', ['--unknown'], /^npm run admin:password \[-- --generate\]$/],
  ['new-remote', [], /^A name is one lower-case word .*: npm run new-remote /],
  ['dev', ['unknown'], /^Which remote\? npm run dev /],
])(
  'npm run %s starts the command with its arguments, and ends with its exit code',
  async (name, args, message) => {
    const program = scripts[name].split(' ').at(-1);
    const env = { DATA_DIR: await temporaryFolder() };
    const { code, stdout, stderr } = await runScript(program, env, args).ended;
    expect(stderr.trimEnd()).toMatch(message);
    expect([code, stdout]).toEqual([1, '']);
  },
);

// A page's code that escapes its process could else signal the site, connect to the debugger and run as the site.
test.each(['start', 'serve'])('npm run %s opens no debugger for SIGUSR1', (name) => {
  expect(scripts[name].split(' ')).toContain('--disable-sigusr1');
});
