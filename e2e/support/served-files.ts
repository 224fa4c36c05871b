import { readFile } from 'node:fs/promises';
import type { Release } from '@app/federation/registry';
import { storedFile } from '@app/federation/release-paths';
import { readRegistry, readRelease } from '@app/federation/releases';
import { releaseUrl } from '@app/shell/server/releases/live-releases';

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
  const files = live.map(async (release) => {
    const names = Object.keys(release.integrity ?? {}).filter((file) =>
      /\.(js|css|svg)$/.test(file),
    );
    return Promise.all(
      names.map(async (file) => ({
        url: releaseUrl(release, file),
        text: await readFile(storedFile(releases, release, file), 'utf8'),
      })),
    );
  });
  return (await Promise.all(files)).flat();
}
