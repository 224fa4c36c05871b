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
import { ownMenu, ownRoutes } from './own-pages.tsx';

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

/** Id of the route that takes all other paths. */
export const ELSEWHERE = 'elsewhere';

interface Pages {
  /** Whether the document is of the owner: then it has the shell's pages, else those of the remotes. */
  readonly ofOwner: boolean;
  readonly load: (served: ServedPath, request: Request) => Promise<LoadedPage>;
  /** Called when a page throws in a browser; on a server, rendering rejects instead. */
  readonly onBroken?: PageSource['broke'];
  /** Called in a browser for a path without a page here: another document may have it. */
  readonly leave?: (request: Request) => Promise<null>;
}

/**
 * The route table: the paths that the live releases of the remotes declare or the shell's own pages,
 * and a 404 page, in a frame with their entries of the menu. A remote can so add a page without a release of the shell.
 */
export function makeRoutes(
  remotes: readonly LiveRemote[],
  { ofOwner, load, onBroken = () => {}, leave = async () => null }: Pages,
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
  const menu = ofOwner ? ownMenu : mainMenu(remotes);
  const elsewhere: RouteObject = {
    id: ELSEWHERE,
    path: '*',
    element: <NotFound menu={menu} />,
    loader: ({ request }) => leave(request),
  };
  return [
    {
      element: <Frame menu={menu} />,
      errorElement: <FrameFault menu={menu} />,
      children: [...(ofOwner ? ownRoutes : pages), ...devRoutes, elsewhere],
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
