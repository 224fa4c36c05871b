import type { RouteObject } from 'react-router-dom';
import { PageLoading } from '../remotes/page-loading.tsx';
import { devPaths } from './dev-paths.ts';

/**
 * Pages for whoever works on the site. A build for visitors folds the condition to false and drops
 * the routes with all their code.
 */
export const devRoutes: readonly RouteObject[] =
  process.env.NODE_ENV === 'development'
    ? devPaths.map((path) => ({
        path,
        lazy: async () => ({ Component: (await import('./dev-ui-page.tsx')).DevUiPage }),
        hydrateFallbackElement: <PageLoading />,
      }))
    : [];
