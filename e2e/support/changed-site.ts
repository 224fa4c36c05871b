import { readFile } from 'node:fs/promises';
import { registryFile } from '@app/federation/release-paths';
import { readRegistry } from '@app/federation/releases';
import { restoreRegistry } from './shop-release.ts';
import type { Site } from './site-process.ts';
import { test as base, expect } from './test.ts';

/**
 * Journeys that change what a site has: releases, prices, mails. They share a site, because a start takes
 * longer than most of them; after each test the releases from before it are live again.
 */
export const test = base.extend<{ readonly sameReleases: undefined }>({
  server: ['changed', { scope: 'worker' }],
  sameReleases: [
    async ({ site }, use) => {
      const before = await readFile(registryFile(site.releases), 'utf8');
      await use(undefined);
      if ((await readFile(registryFile(site.releases), 'utf8')) === before) return;
      await restoreReleases(site, before);
    },
    { auto: true },
  ],
});

/** Makes live what an earlier registry names, and waits until visitors get it. */
export async function restoreReleases(site: Site, registry: string): Promise<void> {
  await restoreRegistry(site.releases, registry);
  const { parts } = await readRegistry(site.releases);
  const versions = Object.values(parts).map(({ active }) => active);
  const live = async () => {
    const named: { version: string }[] = await (await fetch(`${site.url}/remotes.json`)).json();
    return named.map(({ version }) => version);
  };
  await expect.poll(live, { timeout: 20_000 }).toEqual(expect.arrayContaining(versions));
}

let releases = 0;

/** A version that no other test of this site has released. */
export function newVersion(): string {
  releases += 1;
  return `1.0.${releases}-${releases.toString(16).padStart(12, '0')}`;
}
