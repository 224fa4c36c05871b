import { knownReleases } from './known-releases.ts';
import { type PartVersion, readLive, refuseConflict } from './live-releases.ts';
import { type Preview, previewToken } from './preview-link.ts';
import type { Registry } from './registry.ts';
import { readRegistry } from './registry-store.ts';
import { findKeys } from './release-keys.ts';
import { ReleaseRefused } from './release-refused.ts';

const HOUR_MS = 60 * 60 * 1000;
export const USUAL_HOURS = 24;
const MOST_HOURS = 30 * 24;

/**
 * Path and query that show versions of parts in place of the live ones, signed with the key of releases.
 * @param wanted one or more parts; `version` may be absent only to be told which there are.
 * @param hours until the link ends; whole, 1 to 720.
 * @throws ReleaseRefused when a version is not in the store, they do not fit what is live, or this process
 * has no key to sign with.
 */
export async function makePreviewLink(
  releases: string,
  wanted: readonly { readonly part: string; readonly version: string | undefined }[],
  hours: number = USUAL_HOURS,
): Promise<Preview & { readonly path: string }> {
  if (!Number.isInteger(hours) || hours < 1 || hours > MOST_HOURS) {
    throw new ReleaseRefused(`A link works for 1 to ${MOST_HOURS} hours.`);
  }
  const registry = await readRegistry(releases);
  const parts = wanted.map(({ part, version }) => stored(registry, part, version));
  refuseConflict(await readLive(releases, registry, { instead: parts }));
  const { privateKey } = (await findKeys(releases)) ?? {};
  if (!privateKey) {
    throw new ReleaseRefused('This process has no key to sign with: set RELEASE_KEY.');
  }
  const until = new Date(Date.now() + hours * HOUR_MS);
  const preview = { parts, until };
  return { ...preview, path: `/?preview=${previewToken(preview, privateKey)}` };
}

function stored(registry: Registry, part: string, version: string | undefined): PartVersion {
  const known = Object.keys(knownReleases(registry, part));
  if (known.length === 0) throw new ReleaseRefused(`${part} has no release.`);
  if (version !== undefined && known.includes(version)) return { part, version };
  const wanted =
    version === undefined ? 'Which version?' : `${part} ${version} is not in the store.`;
  throw new ReleaseRefused(`${wanted} There are ${known.join(', ')}.`);
}
