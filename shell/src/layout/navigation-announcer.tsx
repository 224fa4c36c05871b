import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from './focus-heading.ts';

/** After navigation in the browser, focuses where the link leads and announces the page's title. */
export function NavigationAnnouncer() {
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
