import { paths } from '@app/site/paths';
import { ProgressBar } from '@app/ui/progress-bar';
import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { MainMenuItem } from './main-menu.ts';
import { NavigationAnnouncer } from './navigation-announcer.tsx';

/** The frame around all pages. Home has no header and footer. */
export function Frame({
  menu,
  children = <Outlet />,
}: {
  readonly menu: readonly MainMenuItem[];
  readonly children?: ReactNode;
}) {
  const { pathname } = useLocation();
  const busy = useNavigation().state === 'loading';
  const home = pathname === paths.home;
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {home ? null : <Header menu={menu} />}
      <main id="main" tabIndex={-1} aria-busy={busy}>
        {busy ? <ProgressBar /> : null}
        {children}
      </main>
      {home ? null : <Footer />}
      <NavigationAnnouncer />
      <ScrollRestoration />
    </>
  );
}
