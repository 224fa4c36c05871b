import type { LiveRemote } from '@app/federation/registry';
import type { RouteObject } from 'react-router-dom';
import { Frame } from '../layout/frame.tsx';
import { FrameFault } from '../layout/frame-fault.tsx';
import { mainMenu } from '../layout/main-menu.ts';
import { NotFound } from '../layout/not-found.tsx';
import type { LoadedPage } from '../remotes/load-page.ts';
import { PageLoading } from '../remotes/page-loading.tsx';
import type { PageSource } from '../remotes/page-source.ts';
import { RemotePageRoute } from '../remotes/remote-page.tsx';
import { devPaths } from './dev-paths.ts';
import { ownRoutes } from './own-pages.tsx';

/** A path of a live remote and the module that serves it. */
export interface ServedPath {
  readonly remote: LiveRemote;
  readonly path: string;
  readonly module: string;
}

export const servedPaths = (remotes: readonly LiveRemote[]): ServedPath[] =>
  remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, ...route })));

/** The path is unique, because two remotes cannot serve the same one. */
export const routeId = ({ path }: ServedPath): string => path;

/**
 * The route table: the paths that the live releases of the remotes declare, the shell's own pages,
 * and a 404 page, in a frame with their entries of the menu. A remote can so add a page without a release of the shell.
 * @param onBroken called when a page throws in a browser; on a server, rendering rejects instead.
 */
export function makeRoutes(
  remotes: readonly LiveRemote[],
  load: (served: ServedPath, request: Request) => Promise<LoadedPage>,
  onBroken: PageSource['broke'] = () => {},
): RouteObject[] {
  const pages = servedPaths(remotes).map(
    (served): RouteObject => ({
      id: routeId(served),
      path: served.path,
      caseSensitive: true,
      element: <RemotePageRoute onBroken={onBroken} />,
      loader: ({ request }) => load(served, request),
    }),
  );
  const menu = mainMenu(remotes);
  const notFound = { path: '*', element: <NotFound menu={menu} /> };
  return [
    {
      element: <Frame menu={menu} />,
      errorElement: <FrameFault menu={menu} />,
      children: [...pages, ...ownRoutes, ...devRoutes, notFound],
    },
  ];
}

/**
 * Pages for developers of the site. In a production build the condition is false, and the bundler
 * drops the routes with all their code.
 */
const devRoutes: readonly RouteObject[] =
  process.env.NODE_ENV === 'development'
    ? devPaths.map((path) => ({
        path,
        lazy: async () => ({ Component: (await import('./dev-ui-page.tsx')).DevUiPage }),
        hydrateFallbackElement: <PageLoading />,
      }))
    : [];
