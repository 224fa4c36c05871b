import type { PageHead } from '@app/site/page-head';
import { paths } from '@app/site/paths';
import type { ReactNode } from 'react';
import { adminReleasesHead } from '../admin-releases/admin-releases-head.ts';
import { AdminReleasesRoute } from '../admin-releases/admin-releases-route.tsx';
import { adminUploadHead } from '../admin-upload/admin-upload-head.ts';
import { AdminUploadRoute } from '../admin-upload/admin-upload-route.tsx';
import { FailurePanel } from '../remotes/failure-panel.tsx';
import { PageBoundary } from '../remotes/page-boundary.tsx';
import { noticeFault } from '../telemetry/noticed-faults.ts';
import type { ownPaths } from './own-paths.ts';

interface OwnPage {
  readonly head: PageHead;
  readonly element: ReactNode;
}

/** Pages of the shell itself, by path. */
const ownPages: Readonly<Record<(typeof ownPaths)[number], OwnPage>> = {
  [paths.adminUpload]: { head: adminUploadHead, element: <AdminUploadRoute /> },
  [paths.adminReleases]: { head: adminReleasesHead, element: <AdminReleasesRoute /> },
};

export const ownRoutes = Object.entries(ownPages).map(([path, { element }]) => ({
  path,
  caseSensitive: true,
  element: (
    <PageBoundary
      page={path}
      onBroken={(cause) => noticeFault({ kind: 'render', cause })}
      panel={<FailurePanel busy={false} onRetry={() => window.location.reload()} />}
    >
      {element}
    </PageBoundary>
  ),
}));

export const ownHead = (path: string): PageHead | undefined =>
  Object.entries(ownPages).find(([own]) => own === path)?.[1].head;
