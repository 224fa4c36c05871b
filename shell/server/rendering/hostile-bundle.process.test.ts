import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { expect, test } from 'vitest';
import { aFlag } from '../testing/a-flag.ts';
import { aRenderer, htmlOf } from '../testing/a-renderer.ts';
import { aLiveRemote, aRenderRequest } from '../testing/fake-shell.ts';
import { hostileCode, stillPossible } from '../testing/hostile-remote.ts';

test('a hostile bundle can read and write no file, start nothing and debug nothing, when it is loaded and when its page is rendered', async () => {
  const folder = await temporaryFolder();
  const files = ['release.key', 'store.sqlite'].map((name) => path.join(folder, name));
  for (const file of files) await writeFile(file, 'secret', { mode: 0o644 });
  const mark = path.join(folder, 'mark');
  const port = Number(new URL((await aFlag()).apiOrigin).port);
  const shop = `${hostileCode({ files, port, mark })}
    export default { get html() { return couldDo().then((could) => JSON.stringify([couldAtLoad, could])); } };`;
  const { renderer } = await aRenderer({ remotes: { shop }, deadlineMs: 30_000 });
  expect(JSON.parse((await htmlOf(renderer, '/remote?name=shop')) ?? '')).toEqual([
    stillPossible,
    stillPossible,
  ]);
  expect(existsSync(mark)).toBe(false);
});

test.each([
  ['nothing', 'null'],
  ['text', "'ready'"],
  ['that an unknown bundle is not loaded', "{ kind: 'not-loaded', bundle: 'other', fault: '' }"],
  ['that it is ready, which would put off its deadline', "{ kind: 'ready' }"],
  [
    'that it is loaded now, which would put off its deadline',
    "{ kind: 'loading', bundle: 'shop' }",
  ],
  ['a page without its cost', "{ kind: 'rendered', page: {} }"],
])(
  'a page that sends %s as a message of the process costs its process, and no other page',
  async (_, message) => {
    const shop = `export default { get html() { process.send(${message}); for (;;); } };`;
    const { renderer, lines } = await aRenderer({ remotes: { shop }, deadlineMs: 30_000 });
    expect(await htmlOf(renderer, '/remote?name=shop')).toBeUndefined();
    expect(lines[0]).toMatchObject({ fault: 'a bundle sent a message of its own' });
    expect(await htmlOf(renderer, '/next')).toBe('/next');
  },
);

test('a bundle that says again and again that it is being loaded, which would put off its deadline, is left out', async () => {
  const shop = `setInterval(() => process.send({ kind: 'loading', bundle: 'shop' }), 100);
    await new Promise(() => {});`;
  const { renderer, lines } = await aRenderer({ remotes: { shop } });
  expect(lines[0]).toMatchObject({ msg: 'bundle not loaded on the server', remote: 'shop' });
  expect(await htmlOf(renderer, '/next')).toBe('/next');
});

test('a page gets its data without the visitor’s signed address, which goes with its calls', async () => {
  const flag = await aFlag(true);
  const shop = `export default { get html() { return fetch('${flag.apiOrigin}/api/flag').then(({ status }) => String(status)); } };`;
  const { renderer } = await aRenderer({ remotes: { shop } });
  const changes = { apiOrigin: flag.apiOrigin, apiHeaders: { 'X-Visitor-Address': 'signed' } };
  expect(await htmlOf(renderer, '/remote?name=shop', changes)).toBe('200');
  expect(await htmlOf(renderer, '/request', changes)).not.toContain('signed');
});

test('code that a page left behind calls nothing after its page', async () => {
  const flag = await aFlag(true);
  const shop = `let late = 'not asked';
    export default {
      get html() {
        setTimeout(() => fetch('${flag.apiOrigin}/api/flag').then(() => { late = 'answered'; }, () => { late = 'refused'; }));
        return 'page';
      },
      get head() { return () => ({ title: late, description: '', keywords: [] }); },
    };`;
  const { renderer } = await aRenderer({ remotes: { shop }, processes: 1 });
  const { apiOrigin } = flag;
  expect(await htmlOf(renderer, '/remote?name=shop', { apiOrigin })).toBe('page');
  const { site } = aRenderRequest('/');
  const title = async () =>
    (await renderer.describe({ site, remotes: [aLiveRemote('shop')] })).pages.at(-1)?.head.title;
  await expect.poll(title).toBe('refused');
});
