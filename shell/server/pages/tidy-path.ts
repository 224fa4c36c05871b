/**
 * The one path under which a page is: single slashes, none at the end, and plain letters where
 * that makes it the path of a page. Starts with one slash: with two it would name another host.
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
    // Not text in UTF-8, and so no page of ours.
    return path;
  }
}
