import { useSite } from '@app/kit/services';
import { Container } from '@app/ui/layout';
import { useBackOnline, useOnline } from '@app/ui/use-online';
import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import css from './failure-notice.module.css';
import { FailurePanel } from './failure-panel.tsx';
import { RetryButton, type Retrying } from './retry-button.tsx';
import { servedPage } from './served-page.ts';

/**
 * Shown for a page whose code could not be loaded or threw. Retry loads the release that is live
 * then, and so does a connection that comes back. A page that the server rendered stays readable.
 */
export function RemoteFailure({
  unreachable = false,
}: {
  /** The server did not answer. */
  readonly unreachable?: boolean | undefined;
}) {
  const { revalidate, state } = useRevalidator();
  const [readable] = useState(servedPage);
  const offline = !useOnline() || unreachable;
  useBackOnline(() => void revalidate());
  const failure = { busy: state === 'loading', onRetry: () => void revalidate(), offline };
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

/** Shown with a page that can be read, but whose code could not be loaded or threw. */
function FailureNotice({ offline, ...retrying }: Retrying & { readonly offline: boolean }) {
  const { company } = useSite();
  return (
    <section className={css.notice} role="alert" data-frame="" aria-busy={retrying.busy}>
      <Container className={css.content}>
        <p>
          {offline ? (
            <>
              <strong>No connection.</strong> You can read this page, but some buttons do not work.
              They will when you are back online. You can also call us on{' '}
            </>
          ) : (
            <>
              <strong>Part of this page is not available right now.</strong> You can read it and
              follow its links, but some buttons do not work. Try again in a moment, or call us on{' '}
            </>
          )}
          <a href={`tel:${company.phone.dialled}`}>{company.phone.shown}</a>.
        </p>
        <RetryButton {...retrying} />
      </Container>
    </section>
  );
}
