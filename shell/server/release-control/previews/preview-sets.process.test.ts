import path from 'node:path';
import { publishPreview } from '@app/federation/publish-preview';
import {
  aRelease,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { failed, success } from '@app/result';
import { afterEach, expect, test, vi } from 'vitest';
import type { LiveReleases } from '../../releases/live-releases.ts';
import type { ReleaseSet } from '../../rendering/release-set.ts';
import { aFlag } from '../../testing/a-flag.ts';
import { fakeReleaseSets, liveReleases } from '../../testing/fake-release-sets.ts';
import { openAt } from '../../testing/open-release-sets.ts';
import { createPreviewSets } from './preview-sets.ts';

/** Shows the texts of all remotes. */
const showsRemotes = `
    export const render = async ({ remotes }, load) => {
      const all = await Promise.all(remotes.map(load));
      const texts = await Promise.all(all.map(({ html }) => html()));
      return { status: 200, html: texts.join(' and '), title: '', tags: [] };
    };
    export const describePages = async () => ({ pages: [], complete: true });
  `;

afterEach(() => void vi.useRealTimers());

test('a preview shows versions of two parts that are in the store, and the live releases go on', async () => {
  const { releases, releaseShop, htmlAt, sets } = await openAt(showsRemotes);
  await releaseShop(1, "export default { html: () => 'one' };");
  await expect.poll(() => htmlAt('/consulting')).toBe('one');
  const folder = await temporaryFolder();
  const built = [
    aRelease({ version: versionOf(2) }),
    aRelease({ name: 'about', version: versionOf(4), routes: [] }),
  ].map((release) =>
    writeBuilt(path.join(folder, release.name), release, {
      'server.mjs': `export default { html: () => '${release.name} ${release.version}' };`,
    }),
  );
  await publishPreview(releases, await Promise.all(built));
  const [shop, about] = [
    { part: 'shop', version: versionOf(2) },
    { part: 'about', version: versionOf(4) },
  ] as const;
  const instead = [shop, about];
  const open = async () => {
    const preview = await sets.preview(instead);
    return preview.ok ? preview.value : undefined;
  };
  // At once, though the registry is read twice a second.
  const both = `about ${versionOf(4)} and shop ${versionOf(2)}`;
  expect(await htmlAt('/consulting', await open())).toBe(both);
  expect(await open()).toBe(await open());
  expect(await htmlAt('/consulting')).toBe('one');
  expect(await sets.preview([{ part: 'shop', version: versionOf(9) }])).toMatchObject({
    ok: false,
  });
  expect(await sets.preview([{ part: 'shop', version: versionOf(1) }])).toEqual(
    success(sets.current()),
  );
});

test('a version that failed in its preview is rendered again once it is released', async () => {
  const folder = await temporaryFolder();
  const flag = await aFlag(true);
  const { apiOrigin } = flag;
  const { releases, releaseShop, htmlAt, sets } = await openAt(showsRemotes);
  await releaseShop(1, "export default { html: () => 'one' };");
  await expect.poll(() => htmlAt('/consulting')).toBe('one');
  const text = `
    export default {
      async html() {
        if ((await fetch('${apiOrigin}/api/flag')).ok) throw new Error('broken on purpose');
        return 'two';
      },
    };
  `;
  const shop = aRelease({ version: versionOf(2) });
  const built = await writeBuilt(path.join(folder, 'shop'), shop, { 'server.mjs': text });
  await publishPreview(releases, built);
  const instead = [{ part: 'shop', version: versionOf(2) }];
  await expect.poll(async () => (await sets.preview(instead)).ok).toBe(true);
  const preview = await sets.preview(instead);
  if (!preview.ok) throw new Error(preview.failure);
  for (let fault = 0; fault < 3; fault += 1)
    expect(await htmlAt('/consulting', preview.value, { apiOrigin })).toBeUndefined();
  flag.up = false;
  // Three faults in a row leave the page to browsers, in the preview alone.
  expect(await htmlAt('/consulting', preview.value, { apiOrigin })).toBeUndefined();
  await releaseShop(2, text);
  const live = () => htmlAt('/consulting', sets.current(), { apiOrigin });
  await expect.poll(live).toBe('two');
});

function fakePreviews() {
  const running: string[] = [];
  const previews = createPreviewSets({
    liveWith: async ([{ version = '' } = {}]) =>
      version === 'gone' ? failed('it is gone') : success(liveReleases({ id: version })),
    open(live: LiveReleases): ReleaseSet {
      running.push(live.id);
      const { renderer, ...set } = fakeReleaseSets().current();
      const close = async () => void running.splice(running.indexOf(live.id), 1);
      return { ...set, live, renderer: { ...renderer, close } };
    },
    inUse: () => undefined,
  });
  const open = (version: string) => previews.open([{ part: 'shop', version }]);
  return { previews, open, running };
}

test('of three previews the one whose last use is longest ago is closed', async () => {
  const { open, running } = fakePreviews();
  for (const version of ['1', '2', '1', '3']) await open(version);
  expect(running).toEqual(['1', '3']);
});

test('a preview that nobody looks at for five minutes is closed, and opened again when somebody does', async () => {
  vi.useFakeTimers();
  const { open, running } = fakePreviews();
  await open('1');
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  await open('1');
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  expect(running).toEqual(['1']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(running).toEqual([]);
  await open('1');
  expect(running).toEqual(['1']);
});

test('two visitors who open a preview at once share its process', async () => {
  const { open, running } = fakePreviews();
  const [one, other] = await Promise.all([open('1'), open('1')]);
  expect(one).toEqual(other);
  expect(running).toEqual(['1']);
});

test('a preview of what is gone says why, and starts nothing', async () => {
  const { open, running } = fakePreviews();
  expect(await open('gone')).toEqual(failed('it is gone'));
  expect(running).toEqual([]);
});
