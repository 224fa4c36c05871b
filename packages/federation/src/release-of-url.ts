import type { Release } from './registry.ts';

/** What tells one release from another. */
export type ReleaseName = Pick<Release, 'name' | 'version'>;

const FILE_OF_RELEASE =
  /\/r\/([a-z][a-z-]*)\/(?:(\d+\.\d+\.\d+-[0-9a-f]{12})\/)?[\w.-]+(?=[?#:]|$)/;

/**
 * The release whose file a URL names; undefined for any other URL. The only place that knows how
 * addresses of files name their release.
 * @param url whole or from its path on, with or without query and `:line:column`.
 * @param running the version of a part that runs here, for an address without a version.
 */
export function releaseOfUrl(
  url: string,
  running: (part: string) => string | undefined,
): ReleaseName | undefined {
  const [, name, named] = FILE_OF_RELEASE.exec(url) ?? [];
  const version = name && (named ?? running(name));
  return name && version ? { name, version } : undefined;
}
