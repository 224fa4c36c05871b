import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { priceListTexts } from '@app/contracts/product';
import { type BuiltRelease, publish, readRegistry, releasesFolder } from '@app/federation/releases';
import { rollbackTogether } from '@app/federation/rollback';
import { buildPart } from '@app/federation/tooling/build-part';
import { type Part, partNamed, parts } from '@app/federation/tooling/parts';
import { builtPart } from '@app/testing/site/built-parts';
import { type Installed, partOnReact, sampleRemote } from '@app/testing/site/part-on-react';
import type { ReleasedSite } from '@app/testing/site/released-site';

/** How often what is live changes, from a site with one React to others and back. */
export const CHANGES = 6;

/**
 * The real site with a remote of the tests, in a data folder in which all parts are released. That remote goes to
 * React 18, the shop to an earlier minor version, each with a copy of its own; then all parts go to that version,
 * which is the shell's, and back.
 */
export async function otherReactSite(dataDir: string): Promise<ReleasedSite> {
  const releases = releasesFolder(dataDir);
  let built = 0;
  const build = async (part: Part, installed: Installed): Promise<BuiltRelease> => {
    built += 1;
    const folder = path.join(dataDir, 'other-react', `${built}`);
    await mkdir(folder, { recursive: true });
    return buildPart(await partOnReact(part, folder, installed));
  };
  const shop = partNamed('shop') as Part;
  const first = await build(sampleRemote, {});
  await publish(releases, first);
  const siteReact = (await builtPart('shell')).release.shared?.react ?? '';
  const sampleOn18 = await build(sampleRemote, { react: '18', own: true });
  const shopOn19 = await build(shop, { react: '19.2', own: true });
  const moved: BuiltRelease[] = [];
  for (const part of parts) moved.push(await build(part, { react: '19.2' }));
  const movedReact = moved.find(({ release }) => release.name === 'shell')?.release.shared?.react;
  /** Both run with the React of the shell in the first release, and in that of the move. */
  const sample = first.release.version;

  const back = (...names: readonly string[]) =>
    rollbackTogether(
      releases,
      names.map((name) => ({ name })),
    );
  const all = [...moved.map(({ release }) => release.name), 'sample'];
  const steps: Readonly<Record<number, () => Promise<unknown>>> = {
    2: () => publish(releases, sampleOn18),
    3: () => publish(releases, shopOn19),
    4: () => publish(releases, [...moved, first]),
    5: () => back(...all),
    6: () => back('shop'),
    7: () => back('sample'),
  };
  const { parts: live } = await readRegistry(releases);
  const shellOf = new Map([
    [live.shell?.active, siteReact],
    [moved.find(({ release }) => release.name === 'shell')?.release.version, movedReact],
  ]);

  return {
    dataDir,
    pages: ['/', '/contact', '/consulting', '/sample', '/about'],
    async release(number) {
      await steps[number]?.();
    },
    textOf(page, versions) {
      if (page === '/consulting') return `>${priceListTexts.heading}</h1>`;
      if (page !== '/sample') return undefined;
      const react = versions.sample === sample ? shellOf.get(versions.shell) : '18.3.1';
      return `Good day from React ${react} at`;
    },
  };
}
