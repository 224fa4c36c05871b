import { useSite } from '@app/kit/services';
import type { PageHead } from '@app/site/page-head';
import { Button } from '@app/ui/button';
import { AlertIcon } from '@app/ui/icons';
import { Container } from '@app/ui/layout';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useHead } from '../head/use-head.ts';
import { focusHeading } from '../layout/focus-heading.ts';
import css from './failure-panel.module.css';

const TITLE = 'This page is not available right now';

// Without noindex: a crawler that failed to load a file must not remove the page from its index.
const head: PageHead = {
  title: TITLE,
  description: 'The page could not be loaded. The rest of the site works.',
  keywords: ['page not available'],
};

/** Shown in place of a page that could not be loaded or that threw. */
export function FailurePanel({
  busy,
  onRetry,
}: {
  readonly busy: boolean;
  readonly onRetry: () => void;
}) {
  const { company } = useSite();
  useHead(head, useLocation().pathname);
  const retried = useRef(false);
  useEffect(
    () => () => {
      if (retried.current) focusHeading();
    },
    [],
  );
  const retry = () => {
    retried.current = true;
    onRetry();
  };
  return (
    <Container>
      <section className={css.panel} role="alert" aria-busy={busy}>
        <AlertIcon />
        <h1 tabIndex={-1} data-page-heading>
          {TITLE}
        </h1>
        <p>
          The rest of the site works, and nothing you entered elsewhere is lost. Try again in a
          moment, or call us on <a href={`tel:${company.phone.dialled}`}>{company.phone.shown}</a>.
        </p>
        {/* Not disabled: a disabled button loses the focus. */}
        <Button variant="primary" onClick={busy ? undefined : retry} aria-disabled={busy}>
          {busy ? 'Trying again...' : 'Retry'}
        </Button>
      </section>
    </Container>
  );
}
