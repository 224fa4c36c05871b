import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusArrival } from './focus-arrival.ts';

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
