import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { teamKeyFile } from '@app/federation/release-paths';
import { readRegistry, releasesFolder } from '@app/federation/releases';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { publishBuilt } from '@app/testing/site/built-parts';
import { startServer } from '@app/testing/site/server-process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectTypesAndBuild, remotes, runInTree, treeWithOnly } from './testing/remote-alone.ts';

const others = remotes.filter((name) => name !== 'shop');

test('there are other remotes', () => {
  expect(others.length).toBeGreaterThan(0);
});

test.each(others)(
  '%s has its types and builds its release without the source of another part',
  async (remote) => expectTypesAndBuild(await treeWithOnly(remote), remote),
);

/** A server with all parts, from which the team of the shop has taken its key. It makes no exception of any gate. */
async function siteOfAnOperator() {
  const DATA_DIR = await temporaryFolder();
  const releases = releasesFolder(DATA_DIR);
  await publishBuilt(releases);
  const key = await readFile(teamKeyFile(releases, 'shop'), 'utf8');
  await rm(teamKeyFile(releases, 'shop'));
  // Opening pages in a browser is the journey of a published build.
  const env = { ...process.env, DATA_DIR, PORT: '0', BROWSER_PATH: '', LOG_LEVEL: 'warn' };
  const site = await startServer('server/serve.ts', { ...env, RENDER_DEADLINE_MS: '30000' });
  onTestFinished(async () => void (await site.stop()));
  return { releases, key: key.trim(), url: site.url };
}

test('a change of the shop is seen, checked and published from a checkout of its folder and packages/, by the commands of the README', async () => {
  const { releases, key, url } = await siteOfAnOperator();
  const live = async () => (await readRegistry(releases)).parts.shop;
  const before = (await live())?.active;
  const tree = await treeWithOnly('shop');
  vi.stubEnv('RELEASE_TEAM_KEY', key);
  vi.stubEnv('RELEASED_BY', 'Zanele');
  const scripts = JSON.parse(await readFile(path.join(tree, 'package.json'), 'utf8')).scripts;
  const [, toolchain = '', dev = ''] = scripts.dev.split(' ');
  const npmRun = (name: 'check' | 'publish', ...args: string[]) =>
    runInTree(tree, scripts[name].split(' ').at(-1), 'shop', ...args);

  expect((await npmRun('check')).stdout).toMatch(
    /\nshop: all is well, [1-9]\d* passed in \d+ s\n$/,
  );

  const alone = await startServer([path.join(tree, toolchain), dev, 'shop'], {
    ...process.env,
    PORT: '0',
  });
  // Its ready line names a page.
  const page = await fetch(alone.url, { headers: { accept: 'text/html' } });
  await alone.stop();
  expect(page.status).toBe(200);

  const manifest = path.join(tree, 'mfe-shop/package.json');
  const described = JSON.parse(await readFile(manifest, 'utf8'));
  await writeFile(manifest, JSON.stringify({ ...described, version: '9.9.9' }));
  const routes = path.join(tree, 'mfe-shop/src/routes.ts');
  const source = await readFile(routes, 'utf8');
  await appendFile(routes, '\nexport const wrong: number = "text";\n');
  const refused = await npmRun('publish', '--to', url).catch(({ stderr }) => stderr);
  expect(refused).toMatch(/^Not published: shop has a type error at mfe-shop\/src\/routes\.ts:\d/m);
  expect((await live())?.active).toBe(before);

  await writeFile(routes, source);
  const { stdout } = await npmRun('publish', '--to', url);
  expect(stdout).toMatch(/^shop 9\.9\.9-\w+ is live at http/m);
  expect(stdout).toContain((await live())?.active);
  expect((await live())?.changes?.at(-1)).toMatchObject({ who: 'Zanele', what: 'release' });
});
