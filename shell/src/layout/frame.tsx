import { paths } from '@app/site/paths';
import { ProgressBar } from '@app/ui/progress-bar';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { focusHeading } from './focus-heading.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import type { MainMenuItem } from './main-menu.ts';

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

/** After navigation in the browser, focuses where the link leads and announces the page's title. */
function NavigationAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The page's effects run before those of later siblings, so its title is already set.
    setTitle(document.title);
    focusArrival(hash);
  }, [pathname, hash]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {title}
    </p>
  );
}

/**
 * Focuses the part of the page that a link leads to, else the page's heading.
 * @param hash of the address, with its `#`; empty without one.
 */
function focusArrival(hash: string): void {
  const part = document.getElementById(hash.slice(1));
  part?.focus({ preventScroll: true });
  // Not every part can have the focus.
  if (!part || document.activeElement !== part) focusHeading();
}
