import type { PageHead } from '@app/site/page-head';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHead } from '../head/use-head.ts';
import { PageLoading } from '../remotes/page-loading.tsx';

export interface OwnerPage {
  readonly head: PageHead;
  /** Loads a separate chunk, so that visitors do not load the owner's page. */
  readonly load: () => Promise<ComponentType>;
}

export function OwnerRoute({ head, load }: OwnerPage) {
  useHead(head, useLocation().pathname);
  // A lazy component keeps a failure for ever; Retry mounts this again and makes another one.
  const [Page] = useState(() => lazy(async () => ({ default: await load() })));
  return (
    <Suspense fallback={<PageLoading />}>
      <Page />
    </Suspense>
  );
}
