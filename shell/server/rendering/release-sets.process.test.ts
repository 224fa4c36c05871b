import { versionOf } from '@app/federation/testing/built-release';
import { afterEach, expect, test, vi } from 'vitest';
import { releaseId } from '../releases/live-releases.ts';
import { aRenderRequest } from '../testing/fake-shell.ts';
import { bundle, openAt } from '../testing/open-release-sets.ts';
import { PREPARE_DEADLINE_MS } from './release-set.ts';

afterEach(() => void vi.useRealTimers());

test('a new release set changes files and renderer together, and has the heads of its pages', async () => {
  const { release, shown, sets } = await openAt(bundle('one'));
  expect(await shown()).toEqual([versionOf(1), 'one']);
  expect(sets.current().heads.of('/')).toMatchObject({ title: 'one' });
  const before = sets.current();
  const underWay = before.renderer.render(aRenderRequest('/'));
  await release(2, bundle('two'));
  await expect.poll(() => sets.current()).not.toBe(before);
  expect(sets.current().heads.of('/')).toMatchObject({ title: 'two' });
  expect(await shown()).toEqual([versionOf(2), 'two']);
  expect(await underWay).toMatchObject({ html: 'one' });
});

test('of two releases soon after each other the later goes live, even when the earlier is ready last', async () => {
  const { release, shown, lines } = await openAt(bundle('one'));
  await release(2, bundle('two', 'await new Promise((resolve) => setTimeout(resolve, 60_000));'));
  await expect.poll(() => lines).toHaveLength(1);
  await release(3, bundle('three'));
  await expect.poll(shown).toEqual([versionOf(3), 'three']);
  // The earlier one was cancelled, so it cannot go live any more.
  expect(lines.filter(({ msg }) => msg === 'live releases changed')).toHaveLength(1);
});

test('a release whose remote loops while it loads goes live without the remote, and the release before stays live until then', async () => {
  const { releaseShop, shown, sets, lines } = await openAt(bundle('one'));
  await releaseShop(2, 'for (;;);');
  const isLive = () => sets.current().live.remotes.length === 1;
  while (!isLive()) expect(await shown()).toEqual([versionOf(1), 'one']);
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: 'bundle not loaded on the server',
      remote: 'shop',
      version: versionOf(2),
      fault: 'not loaded in time',
    }),
  );
  expect(await shown()).toEqual([versionOf(1), 'one']);
});

test('a release whose shell cannot be loaded goes live at the deadline, and browsers render its pages', async () => {
  const { release, shown, lines } = await openAt(bundle('one'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await release(2, "throw new Error('broken build');");
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain('render process lost');
  expect(await shown()).toEqual([versionOf(1), 'one']);
  vi.advanceTimersByTime(PREPARE_DEADLINE_MS);
  // Pages wait for a renderer with timers too.
  vi.useRealTimers();
  await expect.poll(shown).toEqual([versionOf(2), undefined]);
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: 'releases go live before they are rendered',
      remote: 'shell',
      version: versionOf(2),
    }),
  );
});

test('a page that threw three times is left to browsers until another version of its part is live', async () => {
  const shell = `
    export const render = async ({ remotes }, load) => {
      const { html } = await load(remotes.find(({ name }) => name === 'shop'));
      return { status: 200, html: html(), title: '', tags: [] };
    };
    export const describePages = async () => ({ pages: [], complete: true });
  `;
  const { releaseShop, releaseAbout, htmlAt, sets, lines } = await openAt(shell);
  const isLive = (part: string, number: number) =>
    expect
      .poll(() => sets.current().live.remotes.map(releaseId))
      .toContain(releaseId({ name: part, version: versionOf(number) }));
  const attempts = () =>
    lines.filter(({ msg }) => msg === 'page not rendered on the server').length;
  await releaseShop(1, "export default { html() { throw new Error('broken'); } };");
  await isLive('shop', 1);
  for (let visit = 0; visit < 5; visit++) expect(await htmlAt('/consulting')).toBeUndefined();
  expect(attempts()).toBe(3);

  // The release of another part starts new render processes, which do not try it again.
  await releaseAbout(1);
  await isLive('about', 1);
  expect(await htmlAt('/consulting')).toBeUndefined();
  expect(attempts()).toBe(3);

  await releaseShop(2, "export default { html: () => 'mended' };");
  await isLive('shop', 2);
  expect(await htmlAt('/consulting')).toBe('mended');
  expect(sets.renderCosts()).toMatchObject([
    { remote: 'shop', version: versionOf(1), renders: 0, faults: 3 },
    { remote: 'shop', version: versionOf(2), renders: 1, faults: 0 },
  ]);
});
