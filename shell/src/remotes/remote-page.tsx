import type { ReleaseName } from '@app/federation/release-of-url';
import type { RemotePage, Resource, Submission } from '@app/federation/remote-module';
import { useSite } from '@app/kit/services';
import { Suspense, use, useCallback, useEffect, useState } from 'react';
import { useActionData, useLoaderData, useLocation } from 'react-router-dom';
import { useHead } from '../head/use-head.ts';
import { Late, renderFaultKind } from './load-fault.ts';
import type { LoadedPage } from './load-page.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageLoading } from './page-loading.tsx';
import type { PageFault } from './page-source.ts';
import { RemoteFailure } from './remote-failure.tsx';

type OnBroken = (release: ReleaseName, fault: PageFault) => void;

/** The route element of every page that a remote owns. */
export function RemotePageRoute({ onBroken }: { readonly onBroken: OnBroken }) {
  const loaded = useLoaderData<LoadedPage>();
  const { pathname } = useLocation();
  /** What was waited for, when nothing came of it for too long. */
  const [given, giveUp] = useState<LoadedPage>();
  const broke = (cause: unknown) =>
    void tellRelease(loaded, { kind: renderFaultKind(cause), cause }, onBroken);
  const late = useCallback(() => {
    giveUp(loaded);
    void tellRelease(loaded, { kind: 'endless', cause: new Late() }, onBroken);
  }, [loaded, onBroken]);
  if (given === loaded) return <RemoteFailure />;
  return (
    <PageBoundary key={pathname} page={loaded} onBroken={broke} panel={<RemoteFailure />}>
      <Suspense fallback={<PageLoading onLate={late} />}>
        <PageOnItsWay loaded={loaded} />
      </Suspense>
    </PageBoundary>
  );
}

/** A page that hydrates knows its release when its code has arrived, which it has when it throws. */
async function tellRelease(
  loaded: LoadedPage,
  fault: PageFault,
  onBroken: OnBroken,
): Promise<void> {
  const arrived = loaded.kind === 'hydrating' ? await loaded.page : loaded;
  if (arrived.kind !== 'ready') throw fault.cause;
  onBroken(arrived.release, fault);
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
      return <RemoteFailure unreachable={arrived.offline} />;
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
