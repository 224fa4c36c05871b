import path from 'node:path';
import { publishCanary } from '@app/federation/canary';
import { addPageCounts, dayOf } from '@app/federation/page-counts';
import { readPreviewToken } from '@app/federation/preview-link';
import { findKeys } from '@app/federation/release-keys';
import { publish, readRegistry, releasesFolder } from '@app/federation/releases';
import { retire } from '@app/federation/retire';
import {
  aRelease,
  aShell,
  temporaryFolder,
  versionOf,
  writeBuilt,
} from '@app/federation/testing/built-release';
import { runCommand } from '@app/testing/site/run-command';
import { expect, test } from 'vitest';
import { main as canary } from './canary.ts';
import { main as preview } from './preview.ts';
import { main as rollback } from './rollback.ts';

const commands = { canary, preview, rollback };
const [one, two, three] = [versionOf(1), versionOf(2), versionOf(3)];
const shopAt = (version: string) => aRelease({ version });

async function store() {
  const DATA_DIR = await temporaryFolder();
  const releases = releasesFolder(DATA_DIR);
  const built = (release: ReturnType<typeof aShell>) =>
    writeBuilt(path.join(DATA_DIR, release.name + release.version), release);
  for (const release of [aShell(), shopAt(one), shopAt(two)]) {
    await publish(releases, await built(release));
  }
  const env = { DATA_DIR, PUBLIC_ORIGIN: 'https://security.example' };
  const run = (command: keyof typeof commands, ...args: string[]) =>
    runCommand(commands[command], env, args);
  const shop = async () => (await readRegistry(releases)).parts.shop;
  return { releases, built, run, shop };
}

test('npm run canary -- shop changes the percentage, tells the state, promotes and ends', async () => {
  const { releases, built, run, shop } = await store();
  const status = async () => (await run('canary', 'shop', 'status')).stdout;
  expect(await status()).toBe(`shop ${two} is live, without a canary.`);
  await publishCanary(releases, await built(shopAt(three)), 20);
  expect(await status()).toBe(`shop ${two} is live, and 20% of new visitors get ${three}.`);
  expect(await run('canary', 'mfe-shop', '50')).toMatchObject({
    code: 0,
    stdout: `50% of new visitors get shop ${three}. Who has it keeps it.`,
  });
  expect((await shop())?.canary).toEqual({ version: three, percent: 50 });
  expect(await run('canary', 'shop', 'end')).toMatchObject({ code: 0 });
  expect(await shop()).not.toHaveProperty('canary');
  await publishCanary(releases, await built(shopAt(three)), 20);
  expect((await run('canary', 'shop', 'promote')).stdout).toBe(
    `shop ${three} is live for all visitors, instead of ${two}.`,
  );
  expect((await shop())?.active).toBe(three);
});

test('npm run canary -- shop promote --force tells what its reason overrides', async () => {
  const { releases, built, run } = await store();
  const objectives = { availablePercent: 99.9, faultFreePercent: 99.5, lcpMs: 2500, inpMs: 200 };
  await publishCanary(releases, await built({ ...shopAt(three), objectives }), 20);
  const available = { all: 10_000, bad: 10 };
  await addPageCounts(releases, { shop: { [dayOf(Date.now())]: { available } } });
  const spent =
    /: shop promises that 99\.9% of pages are served, and 10 of 10000 .*--force "<reason>"\.$/;
  const refused = await run('canary', 'shop', 'promote');
  expect(refused.stderr).toMatch(spent);
  expect(refused.code).toBe(1);
  const forced = await run('canary', 'shop', 'promote', '--force', 'mends the checkout');
  expect(forced.stderr).toMatch(/^Forced, though refused: shop promises /);
  expect(forced.stdout).toBe(`shop ${three} is live for all visitors, instead of ${two}.`);
});

test('npm run rollback -- shop --to goes back to a version and forward again, and says which there are', async () => {
  const { releases, built, run } = await store();
  await publish(releases, await built(shopAt(three)));
  expect(await run('rollback', 'shop', '--to', versionOf(9))).toEqual({
    code: 1,
    stdout: '',
    stderr: `Not rolled back: shop ${versionOf(9)} is not among the releases that it can go to: ${two}, ${one}.`,
  });
  expect((await run('rollback', 'shop', '--to', one)).stdout).toBe(
    `shop is back from ${three} to ${one}.`,
  );
  expect((await run('rollback', 'shop', '--to', one)).stderr).toBe(
    `Not rolled back: shop ${one} is live already.`,
  );
  expect(await run('rollback', 'shop', '--to', three)).toMatchObject({
    code: 0,
    stdout: `shop is back from ${one} to ${three}.`,
  });
  await run('rollback', 'shop');
  expect((await run('rollback', 'shop')).stderr).toBe(
    'Not rolled back: shop has no earlier release to go back to. npm run retire -- shop takes it off the site.',
  );
});

test('npm run rollback -- shell shop takes both back in one step', async () => {
  const { releases, built, run } = await store();
  await publish(releases, [await built(aShell({ version: two })), await built(shopAt(three))]);
  expect((await run('rollback', 'shell', 'shop')).stdout).toBe(
    `shell is back from ${two} to ${one}.\nshop is back from ${three} to ${two}.`,
  );
  expect(await run('rollback', `shell@${two}`, `shop@${three}`)).toMatchObject({
    code: 0,
    stderr: '',
  });
  // Alone, it goes alone, and what belongs to it is named.
  expect(await run('rollback', 'shop')).toEqual({
    code: 0,
    stdout: `shop is back from ${three} to ${two}.`,
    stderr: 'shell changed in the same step. Together: npm run rollback -- shop shell',
  });
});

test('npm run rollback -- shell careers takes the shell back, and off the site what was new in that step', async () => {
  const { releases, built, run } = await store();
  const careers = aRelease({ name: 'careers', routes: [], kit: '^2.0.0' });
  const shell = aShell({ version: two, kit: '2.0.0' });
  const next = aRelease({ version: three, kit: '^2.0.0' });
  await publish(releases, await Promise.all([shell, next, careers].map(built)));
  const alone = await run('rollback', 'shell');
  expect(alone.code).toBe(1);
  expect(alone.stderr).toMatch(
    /^shop, careers changed .* Together: npm run rollback -- shell shop careers\nNot rolled back: \w+ .* needs kit/,
  );
  expect((await run('rollback', 'shell', 'shop', 'careers')).stdout).toBe(
    `shell is back from ${two} to ${one}.\nshop is back from ${three} to ${two}.\ncareers ${one} is retired: its pages are gone.`,
  );
  expect(Object.keys((await readRegistry(releases)).parts)).toEqual(['shell', 'shop']);
  const again = await run('rollback', `shell@${two}`, 'shop', 'careers');
  expect(again.stdout).toContain(`careers is live again, with ${one}.`);
  expect((await readRegistry(releases)).parts).toMatchObject({
    shell: { active: two },
    shop: { active: three },
  });
});

// Slow: releases are published, each with its signatures.
test('npm run rollback brings back a retired remote whose folder is gone', async () => {
  const { releases, built, run } = await store();
  const careers = aRelease({ name: 'careers', routes: [] });
  await publish(releases, await built(careers));
  await retire(releases, 'careers');
  expect((await run('rollback', 'careers')).stdout).toBe(`careers is live again, with ${one}.`);
});

test('npm run preview prints a link that the public key checks', async () => {
  const { releases, run } = await store();
  expect((await run('preview', 'shop')).stderr).toBe(
    `No link: Which version? There are ${one}, ${two}.`,
  );
  const { code, stdout } = await run('preview', 'mfe-shop', one, '--hours', '2');
  expect(code).toBe(0);
  const url = new URL(stdout);
  expect(url.origin + url.pathname).toBe('https://security.example/');
  const token = url.searchParams.get('preview') ?? '';
  const read = await readPreviewToken(token, async () => (await findKeys(releases))?.publicKey);
  expect(read).toMatchObject({ ok: true, value: { parts: [{ part: 'shop', version: one }] } });
  const both = await run('preview', 'shop', one, 'shell', one);
  expect(both.stderr).toMatch(new RegExp(`^Shows shop ${one} and shell ${one} until `));
  expect(both.stdout).toContain(`preview=shop~${one}~shell~${one}~`);
  const hours = read.ok ? (read.value.until.getTime() - Date.now()) / 3_600_000 : 0;
  expect(hours).toBeGreaterThan(1.9);
  expect(hours).toBeLessThan(2.1);
});
