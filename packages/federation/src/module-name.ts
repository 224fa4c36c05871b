/** Name under which the page of a path is exposed: `/` is `./home`, `/admin/upload` is `./admin-upload`. */
export const moduleNameOf = (path: string): string =>
  path === '/' ? './home' : `./${path.slice(1).replaceAll('/', '-')}`;
