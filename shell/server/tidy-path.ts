/**
 * The one path under which a page is: single slashes, and none at the end. With two in front it would
 * be the address of another host.
 */
export const tidyPath = (pathname: string): string =>
  pathname.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
