import type { RouteObject } from 'react-router-dom';
import { PageLoading } from '../remotes/page-loading.tsx';
import { devPaths } from './dev-paths.ts';

/**
 * Pages for developers of the site. In a production build the condition is false, and the bundler
 * drops the routes with all their code.
 */
export const devRoutes: readonly RouteObject[] =
  process.env.NODE_ENV === 'development'
    ? devPaths.map((path) => ({
        path,
        lazy: async () => ({ Component: (await import('./dev-ui-page.tsx')).DevUiPage }),
        hydrateFallbackElement: <PageLoading />,
      }))
    : [];
