import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHead } from '../head/use-head.ts';
import { PageLoading } from '../remotes/page-loading.tsx';
import { adminUploadHead } from './admin-upload-head.ts';

// A separate chunk, so that visitors do not load the owner's page. The release description finds
// its files by the name of the chunk.
const lazyAdminUpload = () =>
  lazy(async () => ({
    default: (await import(/* webpackChunkName: "admin-upload" */ './admin-upload.tsx'))
      .AdminUpload,
  }));

export function AdminUploadRoute() {
  useHead(adminUploadHead, useLocation().pathname);
  // A lazy component keeps a failure for ever; Retry mounts this again and makes another one.
  const [AdminUpload] = useState(lazyAdminUpload);
  return (
    <Suspense fallback={<PageLoading />}>
      <AdminUpload />
    </Suspense>
  );
}
