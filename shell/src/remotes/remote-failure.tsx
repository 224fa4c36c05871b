import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { FailureNotice } from './failure-notice.tsx';
import { FailurePanel } from './failure-panel.tsx';
import { servedPage } from './served-page.ts';

/**
 * Shown for a page whose code could not be loaded or threw. Retry loads the release that is live
 * then. A page that the server rendered stays readable.
 */
export function RemoteFailure() {
  const { revalidate, state } = useRevalidator();
  const [readable] = useState(servedPage);
  const failure = { busy: state === 'loading', onRetry: () => void revalidate() };
  if (!readable) return <FailurePanel {...failure} />;
  return (
    <>
      <ReadablePage page={readable} />
      <FailureNotice {...failure} />
    </>
  );
}

function ReadablePage({ page }: { readonly page: DocumentFragment }) {
  const show = useCallback(
    (place: HTMLElement | null) => place?.replaceChildren(page.cloneNode(true)),
    [page],
  );
  return <div ref={show} />;
}
