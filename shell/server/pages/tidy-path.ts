/**
 * The canonical form of a path: single slashes, none at the end, and no percent-encoding where the
 * decoded path is that of a page. Starts with exactly one slash: two would name another host.
 */
export function tidyPath(pathname: string, isServed: (path: string) => boolean): string {
  const tidy = pathname.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
  const plain = decoded(tidy);
  return isServed(plain) ? plain : tidy;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not valid UTF-8, so it is not the path of a page.
    return path;
  }
}
