import { useSite } from '@app/kit/services';
import type { PageHead } from '@app/site/page-head';
import { AlertIcon } from '@app/ui/icons/alert';
import { Container } from '@app/ui/layout';
import { useLocation } from 'react-router-dom';
import { useHead } from '../head/use-head.ts';
import css from './failure-panel.module.css';
import { RetryButton, type Retrying } from './retry-button.tsx';

const TITLE = 'This page is not available right now';

// Without noindex: a crawler that failed to load a file must not remove the page from its index.
const head: PageHead = {
  title: TITLE,
  description: 'The page could not be loaded. The rest of the site works.',
  keywords: ['page not available'],
};

/** Shown in place of a page that could not be loaded or that threw. */
export function FailurePanel({ offline, ...retrying }: Retrying & { readonly offline?: boolean }) {
  const { company } = useSite();
  useHead(head, useLocation().pathname);
  return (
    <Container>
      <section className={css.panel} role="alert" data-frame="" aria-busy={retrying.busy}>
        <AlertIcon />
        <h1 tabIndex={-1} data-page-heading>
          {offline ? 'No connection' : TITLE}
        </h1>
        <p>
          {offline
            ? 'This page opens by itself when you are back online, and nothing you entered elsewhere is lost. You can also call us on '
            : 'The rest of the site works, and nothing you entered elsewhere is lost. Try again in a moment, or call us on '}
          <a href={`tel:${company.phone.dialled}`}>{company.phone.shown}</a>.
        </p>
        <RetryButton {...retrying} />
      </section>
    </Container>
  );
}
