import { INCIDENT_WORKER } from '@app/site/paths';

interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (written: string) => string | null>): unknown;
}

/** Absent in browsers from before them. */
declare const trustedTypes: TrustedTypes | undefined;

const FILE_OF_PART = /^\/r\/([a-z-]+)\/[\w./-]+\.js$/;
/** What Leaflet writes: a text, its test for SVG, and the signs on its buttons. */
const HARMLESS = /^[^<]*$|^<svg\/>$|^<span aria-hidden="true">[^<]*<\/span>$/;

/** Parts whose scripts this document may load. Below `/r/` are only files of the signed registry. */
const parts = new Set(['shell']);

export function admitParts(named: readonly { readonly name: string }[]): void {
  for (const { name } of named) parts.add(name);
}

/** The address of a script of an admitted part, or of the worker of the incident page; null for any other. */
function admittedScript(url: string): string | null {
  const { origin, pathname } = new URL(url, location.href);
  const part = FILE_OF_PART.exec(pathname)?.[1];
  const admitted = pathname === INCIDENT_WORKER || (part !== undefined && parts.has(part));
  return admitted && origin === location.origin ? url : null;
}

/** JSON does nothing when it runs. Browsers ask about each script element, also about one with data. */
function structuredData(text: string): string {
  JSON.parse(text);
  return text;
}

/**
 * The one policy of a document, which browsers ask about every text that could become code. It is the
 * default policy because the bundler, released remotes and Leaflet write texts. When a rule refuses one,
 * the code that wrote it throws.
 */
export function guardSinks(
  factory = typeof trustedTypes === 'undefined' ? undefined : trustedTypes,
): void {
  factory?.createPolicy('default', {
    createScriptURL: admittedScript,
    createHTML: (html) => (HARMLESS.test(html) ? html : null),
    createScript: structuredData,
  });
}
