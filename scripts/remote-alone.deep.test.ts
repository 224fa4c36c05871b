import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { teamKeyFile } from '@app/federation/release-paths';
import { readRegistry, releasesFolder } from '@app/federation/releases';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { requestContext, type ServerEnv } from '@app/http-server/request-context';
import { serveHttp } from '@app/http-server/serve-http';
import { mountPublications } from '@app/shell/server/release-control/publish/mount-publications';
import { recordedLog } from '@app/shell/server/testing/recorded-log';
import { publishBuilt } from '@app/testing/site/built-parts';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { expectTypesAndBuild, remotes, treeWithOnly } from './testing/remote-alone.ts';

const run = promisify(execFile);
/** Several compilers run, on a machine that may be busy. */
const PATIENCE_MS = 240_000;
const others = remotes.filter((name) => name !== 'shop');

test('there are other remotes', () => {
  expect(others.length).toBeGreaterThan(0);
});

test.each(others)(
  '%s has its types and builds its release without the source of another part',
  async (remote) => expectTypesAndBuild(await treeWithOnly(remote), remote),
  PATIENCE_MS,
);

test(
  'a change of the shop is checked and published from its folder and packages/ alone, by the commands of the README',
  async () => {
    const data = await temporaryFolder();
    const releases = releasesFolder(data);
    await publishBuilt(releases);
    const key = await readFile(teamKeyFile(releases, 'shop'), 'utf8');
    await rm(teamKeyFile(releases, 'shop'));
    const { log } = recordedLog();
    const app = new Hono<ServerEnv>();
    app.use(requestContext({ log, trustedHops: 0 }));
    mountPublications(app, { releases, checkRelease: async () => {}, log });
    const site = await serveHttp({ fetch: app.fetch, host: 'localhost', port: 0 });
    if (!site.ok) throw new Error(site.failure.message);
    onTestFinished(() => site.value.stop());

    const tree = await treeWithOnly('shop');
    const npmRun = (name: string, ...args: string[]) =>
      run('npm', ['run', '--silent', name, '--', 'shop', ...args], {
        cwd: tree,
        env: { ...process.env, RELEASE_TEAM_KEY: key.trim(), RELEASED_BY: 'Zanele' },
      });
    expect((await npmRun('check')).stdout).toMatch(/[1-9]\d* passed, 0 failed\n$/);
    const manifest = path.join(tree, 'mfe-shop/package.json');
    const described = JSON.parse(await readFile(manifest, 'utf8'));
    await writeFile(manifest, JSON.stringify({ ...described, version: '9.9.9' }));
    const { stdout } = await npmRun('publish', '--to', site.value.url);
    expect(stdout).toMatch(/^shop 9\.9\.9-\w+ is live at http/);
    const { shop } = (await readRegistry(releases)).parts;
    expect(stdout).toContain(shop?.active);
    expect(shop?.changes?.at(-1)?.who).toBe('Zanele');
  },
  PATIENCE_MS,
);

test(
  'the shop has its types, builds its release and passes its journey without the source of another part',
  async () => {
    const tree = await treeWithOnly('shop');
    await expectTypesAndBuild(tree, 'shop');
    const cwd = path.join(tree, 'packages/standalone');
    const args = ['node_modules/playwright/cli.js', 'test', '--project', 'shop'];
    const { stdout } = await run(process.execPath, args, { cwd });
    expect(stdout).toMatch(/ [1-9]\d* passed/);
  },
  PATIENCE_MS,
);
