import { rm } from 'node:fs/promises';
import { cartTexts } from '@app/contracts/order';
import { publish, readRegistry, releasesFolder } from '@app/federation/releases';
import { changedCopy } from '@app/testing/site/changed-release';
import type { LiveVersions, ReleasedSite } from '@app/testing/site/released-site';

/** Of each remote that is released, a page and its heading, which gets the number of the release. */
const changed = {
  shop: { page: '/consulting', heading: cartTexts.title, level: 'h2' },
  marketing: { page: '/about', heading: 'About Us', level: 'h1' },
} as const;
const names = ['shop', 'marketing'] as const;

/**
 * The real site in a data folder in which all parts are released. A release replaces shop and marketing
 * in one step by changed copies of what was built.
 */
export async function changedSite(dataDir: string): Promise<ReleasedSite> {
  const releases = releasesFolder(dataDir);
  const { parts } = await readRegistry(releases);
  const first = Object.fromEntries(names.map((name) => [name, parts[name]?.active ?? '']));

  const numbered = (name: (typeof names)[number], number: number) => {
    const { heading } = changed[name];
    const next = (code: string) =>
      code
        .replaceAll(JSON.stringify(heading), JSON.stringify(`${heading} ${number}`))
        .replaceAll(`'${heading}'`, `'${heading} ${number}'`);
    const change = { browser: next, server: next, from: first[name] ?? '' };
    return changedCopy(releases, name, versionOf(number), change);
  };

  return {
    dataDir,
    pages: ['/', '/contact', '/proposal', ...names.map((name) => changed[name].page)],
    async release(number) {
      const built = await Promise.all(names.map((name) => numbered(name, number)));
      await publish(releases, built);
      for (const { folder } of built) await rm(folder, { recursive: true });
    },
    textOf(page, versions) {
      const name = names.find((one) => changed[one].page === page);
      if (!name) return undefined;
      const { heading, level } = changed[name];
      return `>${heading}${numberIn(versions, name, first)}</${level}>`;
    },
  };
}

const versionOf = (number: number): string =>
  `1.0.${number}-${number.toString(16).padStart(12, '0')}`;

const numberIn = (versions: LiveVersions, name: string, first: LiveVersions): string =>
  versions[name] === first[name] ? '' : ` ${versions[name]?.split(/[.-]/)[2]}`;
