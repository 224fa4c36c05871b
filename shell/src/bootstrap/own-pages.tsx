import type { PageHead } from '@app/site/page-head';
import { paths } from '@app/site/paths';
import { type OwnerPage, OwnerRoute } from '../admin/owner-page.tsx';
import { adminPasskeys } from '../admin-passkeys/admin-passkeys-route.ts';
import { adminReleases } from '../admin-releases/admin-releases-route.ts';
import { adminUpload } from '../admin-upload/admin-upload-route.ts';
import { adminWaiting } from '../admin-waiting/admin-waiting-route.ts';
import type { MainMenuItem } from '../layout/main-menu.ts';
import { FailurePanel } from '../remotes/failure-panel.tsx';
import { PageBoundary } from '../remotes/page-boundary.tsx';
import { noticeFault } from '../telemetry/noticed-faults.ts';
import type { ownPaths } from './own-paths.ts';

/** Pages of the shell itself, by path. */
const ownPages: Readonly<Record<(typeof ownPaths)[number], OwnerPage>> = {
  [paths.adminUpload]: adminUpload,
  [paths.adminReleases]: adminReleases,
  [paths.adminWaiting]: adminWaiting,
  [paths.adminPasskeys]: adminPasskeys,
};

export const ownRoutes = Object.entries(ownPages).map(([path, page]) => ({
  path,
  caseSensitive: true,
  element: (
    <PageBoundary
      // Otherwise the next page would keep the code of this one.
      key={path}
      page={path}
      onBroken={(cause) => noticeFault({ kind: 'render', cause })}
      panel={<FailurePanel busy={false} onRetry={() => window.location.reload()} />}
    >
      <OwnerRoute {...page} />
    </PageBoundary>
  ),
}));

/** In documents of the owner, in place of the entries that remotes bring along. */
export const ownMenu: readonly MainMenuItem[] = Object.entries(ownPages).map(
  ([href, { head }]) => ({
    href,
    label: head.title,
    section: undefined,
  }),
);

export const ownHead = (path: string): PageHead | undefined =>
  Object.entries(ownPages).find(([own]) => own === path)?.[1].head;
