import { useSite } from '@app/kit/services';
import { Container } from '@app/ui/layout';
import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import css from './failure-notice.module.css';
import { FailurePanel } from './failure-panel.tsx';
import { RetryButton, type Retrying } from './retry-button.tsx';
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

/** Shown with a page that can be read, but whose code could not be loaded or threw. */
function FailureNotice(retrying: Retrying) {
  const { company } = useSite();
  return (
    <section className={css.notice} role="alert" data-frame="" aria-busy={retrying.busy}>
      <Container className={css.content}>
        <p>
          <strong>Part of this page is not available right now.</strong> You can read it and follow
          its links, but some buttons do not work. Try again in a moment, or call us on{' '}
          <a href={`tel:${company.phone.dialled}`}>{company.phone.shown}</a>.
        </p>
        <RetryButton {...retrying} />
      </Container>
    </section>
  );
}
