import type { LiveRemote } from '@app/federation/registry';
import type { RouteObject } from 'react-router-dom';
import { Frame } from '../layout/frame.tsx';
import { FrameFault } from '../layout/frame-fault.tsx';
import { NotFound } from '../layout/not-found.tsx';
import type { LoadedPage } from '../remotes/load-page.ts';
import { RemotePageRoute } from '../remotes/remote-page.tsx';
import { devRoutes } from './dev-routes.tsx';
import { ownRoutes } from './own-pages.tsx';

/** A path of a live remote and the module that serves it. */
export interface ServedPath {
  readonly remote: LiveRemote;
  readonly path: string;
  readonly module: string;
}

export const servedPaths = (remotes: readonly LiveRemote[]): ServedPath[] =>
  remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, ...route })));

/** Ids are paths: two remotes cannot serve the same one. */
export const routeId = ({ path }: ServedPath): string => path;

/**
 * The route table: what the live releases of the remotes say they serve, the shell's own pages, and
 * a 404 for the rest.
 * A remote adds a page without a release of the shell.
 * @param onBroken told of pages that throw; on a server they do so while they render, without it.
 */
export function makeRoutes(
  remotes: readonly LiveRemote[],
  load: (served: ServedPath, request: Request) => Promise<LoadedPage>,
  onBroken: (remote: string, fault: string) => void = () => {},
): RouteObject[] {
  const pages = servedPaths(remotes).map(
    (served): RouteObject => ({
      id: routeId(served),
      path: served.path,
      caseSensitive: true,
      element: <RemotePageRoute onBroken={(fault) => onBroken(served.remote.name, fault)} />,
      loader: ({ request }) => load(served, request),
    }),
  );
  const notFound = { path: '*', element: <NotFound /> };
  return [
    {
      element: <Frame />,
      errorElement: <FrameFault />,
      children: [...pages, ...ownRoutes, ...devRoutes, notFound],
    },
  ];
}
