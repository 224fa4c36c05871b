/** A part and the paths that it wants to serve. */
export interface PathsOfPart {
  readonly name: string;
  readonly routes: readonly { readonly path: string }[];
}

/** First segments of addresses that the server answers itself, whatever is live. */
const reserved = ['api', 'r', 'og', 'healthz', 'readyz', 'faults'];
/** First segments of pages that only the shell may serve: the owner's, and those of development. */
const ofShell = ['admin', 'dev'];

/**
 * The one form in which a part may declare a path. The router and the page server also accept other
 * forms from visitors, such as with a slash at the end, doubled slashes or percent signs; in this
 * form two paths are of the same page only when they are equal. Dots are not allowed, so that no
 * page takes the address of a file of the server, such as /remotes.json or /favicon.svg. Neither
 * are characters that a router reads as a pattern.
 */
const canonical = /^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)$/;

/** Why these parts cannot serve their paths together, as one line; undefined when they can. */
export function conflictOfPaths(parts: readonly PathsOfPart[]): string | undefined {
  const servedBy = new Map<string, string>();
  for (const { name, routes } of parts) {
    for (const { path } of routes) {
      if (!canonical.test(path)) {
        return `${name} wants to serve ${JSON.stringify(path)}: write a path as lower-case letters, digits and single hyphens between slashes, with no slash at the end.`;
      }
      const first = path.split('/')[1] ?? '';
      if (reserved.includes(first)) {
        return `${name} wants to serve ${path}, which the server answers itself.`;
      }
      if (ofShell.includes(first) && name !== 'shell') {
        return `${name} wants to serve ${path}, and only the shell serves pages below /${first}.`;
      }
      const other = servedBy.get(path);
      if (other) return `${path} is served by ${other} and by ${name}.`;
      servedBy.set(path, name);
    }
  }
  return undefined;
}
