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

/**
 * Fonts that documents ask for at once. One that comes too late for the first text stays away from that page, because
 * lines that break elsewhere would move what people read.
 */
const inTimeOrNotAtAll = (rule: StyleRule, fonts: readonly string[]): StyleRule =>
  rule.kind === 'other' && fonts.some((file) => rule.text.includes(file))
    ? { ...rule, text: rule.text.replace('font-display:swap', 'font-display:optional') }
    : rule;

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
    if (!isFit) return undefined;
    const rules = readRules(css.replaceAll(RELATIVE, `$&${releaseUrl(release, '')}`));
    return rules.map((rule) => inTimeOrNotAtAll(rule, release.fonts));
  } catch {
    return undefined;
  }
}
