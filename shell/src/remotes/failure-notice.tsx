import { useSite } from '@app/kit/services';
import { Container } from '@app/ui/layout';
import css from './failure-notice.module.css';
import { RetryButton, type Retrying } from './retry-button.tsx';

/** Shown with a page that can be read, but whose code could not be loaded or threw. */
export function FailureNotice(retrying: Retrying) {
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
