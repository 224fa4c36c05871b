import type { PageHead } from '@app/site/page-head';
import { paths } from '@app/site/paths';
import { type OwnerPage, OwnerRoute } from '../admin/owner-page.tsx';
import { adminPasskeys } from '../admin-passkeys/admin-passkeys-route.ts';
import { adminReleases } from '../admin-releases/admin-releases-route.ts';
import { adminUpload } from '../admin-upload/admin-upload-route.ts';
import { FailurePanel } from '../remotes/failure-panel.tsx';
import { PageBoundary } from '../remotes/page-boundary.tsx';
import { noticeFault } from '../telemetry/noticed-faults.ts';
import type { ownPaths } from './own-paths.ts';

/** Pages of the shell itself, by path. */
const ownPages: Readonly<Record<(typeof ownPaths)[number], OwnerPage>> = {
  [paths.adminUpload]: adminUpload,
  [paths.adminReleases]: adminReleases,
  [paths.adminPasskeys]: adminPasskeys,
};

export const ownRoutes = Object.entries(ownPages).map(([path, page]) => ({
  path,
  caseSensitive: true,
  element: (
    <PageBoundary
      page={path}
      onBroken={(cause) => noticeFault({ kind: 'render', cause })}
      panel={<FailurePanel busy={false} onRetry={() => window.location.reload()} />}
    >
      <OwnerRoute {...page} />
    </PageBoundary>
  ),
}));

export const ownHead = (path: string): PageHead | undefined =>
  Object.entries(ownPages).find(([own]) => own === path)?.[1].head;
