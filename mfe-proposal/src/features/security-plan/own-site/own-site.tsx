import { Link, useLocation } from '@app/kit';
import { buttonProps } from '@app/ui/button';
import { Spinner } from '@app/ui/spinner';
import { lazy, Suspense } from 'react';
import { LazyPart } from '../take-along/lazy-part.tsx';
import css from './own-site-link.module.css';
import type { OwnSiteProps } from './site-editor.tsx';

const SiteEditor = lazy(async () => ({
  default: (await import('./site-editor.tsx')).SiteEditor,
}));

/** The drawing as an editor; its code is loaded when it is opened. */
export const OwnSite = (props: OwnSiteProps) => (
  <LazyPart>
    <Suspense fallback={<Spinner label="Loading the drawing..." />}>
      <SiteEditor {...props} />
    </Suspense>
  </LazyPart>
);

/** The way from the plan to its drawing as an editor. */
export function OwnSiteLink({ isDrawn }: { readonly isDrawn: boolean }) {
  const query = new URLSearchParams(useLocation().search);
  query.set('view', 'site');
  return (
    <p className={css.way} data-print="hide">
      <Link to={{ search: `?${query}` }} {...buttonProps()}>
        {isDrawn ? 'Change my site' : 'Make it my site'}
      </Link>
      <span>
        {isDrawn
          ? 'The drawing is the one that you made.'
          : 'Draw your own boundary, house and gates. The price follows.'}
      </span>
    </p>
  );
}
