import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@app/federation/registry';
import { readRegistry, readRelease, releaseFolder } from '@app/federation/releases';

/** Every live release, in no particular order. */
export async function liveReleases(releases: string): Promise<readonly Release[]> {
  const { parts } = await readRegistry(releases);
  return Promise.all(
    Object.entries(parts).map(([name, { active }]) => readRelease(releases, name, active)),
  );
}

/** Scripts, style sheets and SVGs that browsers load from the live releases. */
export async function browserFiles(
  releases: string,
): Promise<readonly { readonly url: string; readonly text: string }[]> {
  const live = await liveReleases(releases);
  const files = live.map(async ({ name, version }) => {
    const folder = releaseFolder(releases, name, version);
    const names = (await readdir(folder)).filter((file) => /\.(js|css|svg)$/.test(file));
    return Promise.all(
      names.map(async (file) => ({
        url: `/r/${name}/${version}/${file}`,
        text: await readFile(path.join(folder, file), 'utf8'),
      })),
    );
  });
  return (await Promise.all(files)).flat();
}
