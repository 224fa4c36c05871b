import { Link, useSite } from '@app/kit';
import { paths } from '@app/site/paths';
import { ArrowRightIcon } from '@app/ui/icons/arrow-right';
import { Container } from '@app/ui/layout';
import { PageHead } from '@app/ui/page-head';
import { Ways } from '@app/ui/ways';
import { type ComponentType, lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useHead } from '../head/use-head.ts';
import { noticeFault } from '../telemetry/noticed-faults.ts';
import type { MainMenuItem } from './main-menu.ts';
import css from './not-found.module.css';
import { notFoundHead } from './not-found-head.ts';
import { ProductSearch } from './product-search.tsx';

export function NotFound({ menu }: { readonly menu: readonly MainMenuItem[] }) {
  const ways = [
    { href: paths.home, label: 'Home' },
    ...menu.flatMap(({ submenu = [], ...item }) => [item, ...submenu]),
  ];
  useHead(notFoundHead, useLocation().pathname);
  const { phone } = useSite().company;
  return (
    <Container>
      <div className={css.top}>
        <PageHead
          title="Page Not Found"
          lede="There is no page at this address. It may have moved, or the link may have a typing error."
        >
          <ProductSearch />
          <p>
            If it is urgent, call us on <a href={`tel:${phone.dialled}`}>{phone.shown}</a>.
          </p>
        </PageHead>
        <div className={css.drawing}>
          <Suspense fallback={null}>
            <LateNotFoundDrawing />
          </Suspense>
        </div>
      </div>
      <nav aria-label="Pages">
        <Ways>
          {ways.map(({ href, label }) => (
            <li key={href}>
              <Link to={href}>
                {label}
                <ArrowRightIcon />
              </Link>
            </li>
          ))}
        </Ways>
      </nav>
    </Container>
  );
}

/** A chunk of its own, because few visitors see it. When it cannot be loaded, its place stays empty. */
const LateNotFoundDrawing = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    const module = await import(
      /* webpackChunkName: "not-found-drawing" */ './not-found-drawing.tsx'
    );
    return { default: module.NotFoundDrawing };
  } catch (cause) {
    noticeFault({ kind: 'render', cause });
    return { default: () => null };
  }
});
