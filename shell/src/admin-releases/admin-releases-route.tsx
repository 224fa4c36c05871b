import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHead } from '../head/use-head.ts';
import { PageLoading } from '../remotes/page-loading.tsx';
import { adminReleasesHead } from './admin-releases-head.ts';

// A separate chunk, so that visitors do not load the owner's page. The release description finds
// its files by the name of the chunk.
const lazyAdminReleases = () =>
  lazy(async () => ({
    default: (await import(/* webpackChunkName: "admin-releases" */ './admin-releases.tsx'))
      .AdminReleasesPage,
  }));

export function AdminReleasesRoute() {
  useHead(adminReleasesHead, useLocation().pathname);
  // A lazy component keeps a failure for ever; Retry mounts this again and makes another one.
  const [AdminReleasesPage] = useState(lazyAdminReleases);
  return (
    <Suspense fallback={<PageLoading />}>
      <AdminReleasesPage />
    </Suspense>
  );
}
