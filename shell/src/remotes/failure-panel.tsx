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

// It may be found: a crawler that missed a file must not take the page out of its index.
const head: PageHead = {
  title: TITLE,
  description: 'The page could not be loaded. The rest of the site works.',
  keywords: ['page not available'],
};

/** Stands in for a page that could not be had or that broke. */
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
        {/* A disabled button would lose the focus of who pressed it. */}
        <Button variant="primary" onClick={busy ? undefined : retry} aria-disabled={busy}>
          {busy ? 'Trying again...' : 'Retry'}
        </Button>
      </section>
    </Container>
  );
}
