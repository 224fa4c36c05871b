import { readFileSync } from 'node:fs';
import { integrityOf } from '@app/federation/integrity';
import { storedFile } from '@app/federation/release-paths';
import { readRules, type StyleRule } from '../pages/first-style/style-rules.ts';
import { type LiveRelease, releaseUrl } from './live-releases.ts';

/** The rules of a style sheet of a release; undefined when a document has to link it instead. */
export type StyleSheets = (release: LiveRelease, file: string) => readonly StyleRule[] | undefined;

/**
 * Reads each style sheet once. One that is damaged, is not on this machine or has no hash is linked: the browser
 * then checks it, or shows the page without.
 * @param releases folder of the releases.
 */
export function createStyleSheets(releases: string): StyleSheets {
  const known = new Map<string, readonly StyleRule[] | undefined>();
  return (release, file) => {
    const key = `${release.name} ${release.version} ${file}`;
    if (!known.has(key)) known.set(key, read(releases, release, file));
    return known.get(key);
  };
}

/** What comes before the address of a file of the same release. */
const RELATIVE = /url\(["']?(?!["'/#]|data:)/g;

function read(
  releases: string,
  release: LiveRelease,
  file: string,
): readonly StyleRule[] | undefined {
  if (release.origin !== undefined || !release.integrity?.[file]) return undefined;
  try {
    const css = readFileSync(storedFile(releases, release, file), 'utf8');
    // Inside of a document that text would end the element.
    const isFit = integrityOf(css) === release.integrity[file] && !/<\/style/i.test(css);
    return isFit ? readRules(css.replaceAll(RELATIVE, `$&${releaseUrl(release, '')}`)) : undefined;
  } catch {
    return undefined;
  }
}
