import { useSite } from '@app/kit/services';
import { Button } from '@app/ui/button';
import { AlertIcon } from '@app/ui/icons';
import { Container } from '@app/ui/layout';
import { useRevalidator } from 'react-router-dom';
import css from './remote-failure.module.css';

/** A page whose code could not be had. Retry asks for it again, whatever release is live by then. */
export function RemoteFailure() {
  const { revalidate, state } = useRevalidator();
  return <FailurePanel busy={state === 'loading'} onRetry={() => revalidate()} />;
}

export function FailurePanel({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { company } = useSite();
  return (
    <Container>
      <section className={css.panel} role="alert" aria-busy={busy}>
        <AlertIcon />
        <h1 tabIndex={-1} data-page-heading>
          This page is not available right now
        </h1>
        <p>
          The rest of the site works, and nothing you entered elsewhere is lost. Try again in a
          moment, or call us on <a href={`tel:${company.phone.dialled}`}>{company.phone.shown}</a>.
        </p>
        <Button variant="primary" onClick={onRetry} disabled={busy}>
          {busy ? 'Trying again...' : 'Retry'}
        </Button>
      </section>
    </Container>
  );
}
