import { rename } from 'node:fs/promises';
import path from 'node:path';
import { endCanary, promoteCanary, setCanaryPercent } from '@app/federation/canary';
import { versionOf } from '@app/federation/testing/built-release';
import { afterEach, expect, test, vi } from 'vitest';
import { PREPARE_DEADLINE_MS } from '../../rendering/release-set.ts';
import { openAt } from '../../testing/open-release-sets.ts';

afterEach(() => void vi.useRealTimers());

const [one, two, three] = [versionOf(1), versionOf(2), versionOf(3)];

/** A shell whose pages show the text of the shop's bundle. */
const shell = `
  export const render = async ({ remotes }, load) => {
    const { html } = await load(remotes.find(({ name }) => name === 'shop'));
    return { status: 200, html: html(), title: '', tags: [] };
  };
  export const describePages = async () => ({ pages: [], complete: true });
`;
const shopOf = (text: string) => `export default { html: () => '${text}' };`;

async function openWithShop() {
  const opened = await openAt(shell);
  const { sets, htmlAt } = opened;
  const canary = () => sets.canaries().find(({ set }) => set);
  const shownInCanary = () => {
    const set = canary()?.set;
    return set && htmlAt('/consulting', set);
  };
  await opened.releaseShop(1, shopOf('one'));
  await expect.poll(() => htmlAt('/consulting')).toBe('one');
  return { ...opened, canary, shownInCanary };
}

test('a canary has its own renderer beside that of the live releases, which goes on', async () => {
  const { sets, htmlAt, shopCanary, canary, shownInCanary } = await openWithShop();
  const live = sets.current();
  await shopCanary(2, shopOf('two'), 20);
  await expect.poll(shownInCanary).toBe('two');
  expect(canary()).toMatchObject({ part: 'shop', version: two, percent: 20 });
  expect(sets.current()).toBe(live);
  expect(await htmlAt('/consulting')).toBe('one');
});

test('a canary whose percentage changes goes on with its renderer', async () => {
  const { releases, shopCanary, canary } = await openWithShop();
  await shopCanary(2, shopOf('two'), 20);
  await expect.poll(canary).toBeDefined();
  const before = canary()?.set;
  await setCanaryPercent(releases, 'shop', 60);
  await expect.poll(() => canary()?.percent).toBe(60);
  expect(canary()?.set).toBe(before);
});

test('a canary that is promoted is live with the renderer that it has', async () => {
  const { releases, sets, htmlAt, shopCanary, canary } = await openWithShop();
  await shopCanary(2, shopOf('two'));
  await expect.poll(canary).toBeDefined();
  const set = canary()?.set;
  await promoteCanary(releases, 'shop');
  await expect.poll(() => sets.current()).toBe(set);
  expect(sets.canaries()).toEqual([]);
  expect(await htmlAt('/consulting')).toBe('two');
});

test('a canary that ends is closed, and the live releases go on', async () => {
  const { releases, sets, htmlAt, shopCanary, canary } = await openWithShop();
  await shopCanary(2, shopOf('two'));
  await expect.poll(canary).toBeDefined();
  const live = sets.current();
  const ended = canary()?.set;
  await endCanary(releases, 'shop');
  await expect.poll(canary).toBeUndefined();
  expect(await htmlAt('/consulting', ended)).toBeUndefined();
  expect(sets.current()).toBe(live);
  expect(await htmlAt('/consulting')).toBe('one');
});

test('a canary stays in use while another part is released, and then runs with that release', async () => {
  const { sets, shopCanary, releaseAbout, canary, shownInCanary } = await openWithShop();
  await shopCanary(2, shopOf('two'));
  await expect.poll(canary).toBeDefined();
  await releaseAbout(1);
  const hasAbout = () => canary()?.set?.live.remotes.some(({ name }) => name === 'about');
  while (!hasAbout()) expect(await shownInCanary()).toBe('two');
  expect(sets.current().live.remotes.map(({ name, version }) => name + version)).toEqual([
    `about${one}`,
    `shop${one}`,
  ]);
  expect(await shownInCanary()).toBe('two');
});

test('a canary whose renderer is not ready in time is for nobody, and the live releases change meanwhile', async () => {
  const { releases, sets, lines, htmlAt, releaseShop, canary, shellCanary, shopCanary } =
    await openWithShop();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await shellCanary(2, "throw new Error('broken build');");
  await releaseShop(2, shopOf('two'));
  await expect.poll(() => htmlAt('/consulting')).toBe('two');
  const messages = () => lines.map(({ msg }) => msg);
  await expect.poll(messages).toContain('render process lost');
  vi.advanceTimersByTime(PREPARE_DEADLINE_MS);
  await expect.poll(messages).toContain('canary is not rendered in time, so nobody gets it');
  expect(canary()).toBeUndefined();
  await endCanary(releases, 'shell');
  await shopCanary(3, shopOf('three'));
  await expect.poll(() => canary()?.version).toBe(three);
  expect(sets.current().live.remotes[0]?.version).toBe(two);
});

test('a page that throws in a canary is left to browsers there, and rendered in the live releases', async () => {
  const { htmlAt, shopCanary, canary, lines } = await openWithShop();
  await shopCanary(2, "export default { html() { throw new Error('broken'); } };");
  await expect.poll(canary).toBeDefined();
  for (let visit = 0; visit < 4; visit++) {
    expect(await htmlAt('/consulting', canary()?.set)).toBeUndefined();
    expect(await htmlAt('/consulting')).toBe('one');
  }
  const isAttempt = ({ msg, version }: (typeof lines)[number]) =>
    msg === 'page not rendered on the server' && version === two;
  expect(lines.filter(isAttempt)).toHaveLength(3);
});

test('a canary whose files are gone is left out until they are back, and the live releases are served', async () => {
  const { releases, sets, lines, htmlAt, shopCanary, canary, shownInCanary } = await openWithShop();
  await shopCanary(2, shopOf('two'), 20);
  await expect.poll(canary).toBeDefined();
  const files = path.join(releases, 'shop', two);
  await rename(files, `${files}-away`);
  await setCanaryPercent(releases, 'shop', 10);
  await expect.poll(canary).toBeUndefined();
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'canary cannot be used', remote: 'shop', version: two }),
  );
  expect(sets.current().live.remotes[0]?.version).toBe(one);
  expect(await htmlAt('/consulting')).toBe('one');
  await rename(`${files}-away`, files);
  await expect.poll(shownInCanary).toBe('two');
  expect(lines.filter(({ msg }) => msg === 'canary cannot be used')).toHaveLength(1);
});
