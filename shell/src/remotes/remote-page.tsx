import type { RemotePage, Resource, Submission } from '@app/federation/remote-module';
import { useSite } from '@app/kit/services';
import { Suspense, use, useEffect, useState } from 'react';
import { useActionData, useLoaderData, useLocation } from 'react-router-dom';
import { useHead } from '../head/use-head.ts';
import type { LoadedPage } from './load-page.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageLoading } from './page-loading.tsx';
import { RemoteFailure } from './remote-failure.tsx';

/** The route element of every page that a remote owns. */
export function RemotePageRoute({ onBroken }: { readonly onBroken: (fault: string) => void }) {
  const loaded = useLoaderData<LoadedPage>();
  const { pathname } = useLocation();
  return (
    <PageBoundary key={pathname} page={loaded} onBroken={onBroken} panel={<RemoteFailure />}>
      <Suspense fallback={<PageLoading />}>
        <PageOnItsWay loaded={loaded} />
      </Suspense>
    </PageBoundary>
  );
}

function PageOnItsWay({ loaded }: { loaded: LoadedPage }) {
  // Suspends while the code of a page that the server rendered loads, which keeps its HTML.
  const arrived = loaded.kind === 'hydrating' ? use(loaded.page) : loaded;
  switch (arrived.kind) {
    case 'ready':
      return (
        <Page
          page={arrived.page}
          initial={arrived.resource}
          {...(arrived.arriving ? { arriving: arrived.arriving } : {})}
        />
      );
    case 'failed':
      return <RemoteFailure />;
    case 'hydrating':
      throw new Error('A page cannot wait for a page that waits');
  }
}

function Page({
  page,
  initial,
  arriving,
}: {
  page: RemotePage<unknown>;
  initial: Resource<unknown>;
  arriving?: Promise<Resource<unknown>>;
}) {
  const site = useSite();
  const location = useLocation();
  const submission = useActionData() as Submission | undefined;
  const resource = useArriving(initial, arriving);
  const url = new URL(location.pathname + location.search, site.origin);
  const data = resource.phase === 'ready' ? resource.data : undefined;
  useHead(page.head({ site, url, data }), location.pathname, submission);
  return <page.Component resource={resource} submission={submission} />;
}

function useArriving(
  initial: Resource<unknown>,
  arriving: Promise<Resource<unknown>> | undefined,
): Resource<unknown> {
  const [settled, setSettled] = useState<{
    of: Promise<Resource<unknown>>;
    resource: Resource<unknown>;
  }>();
  useEffect(() => {
    let current = true;
    arriving?.then((resource) => current && setSettled({ of: arriving, resource }));
    return () => {
      current = false;
    };
  }, [arriving]);
  return settled && settled.of === arriving ? settled.resource : initial;
}
