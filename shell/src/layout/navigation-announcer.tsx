import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from './focus-heading.ts';

/** After navigation in the browser: focus on the page's heading, and its title read out. */
export function NavigationAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Effects of the page run before those of its later siblings, so the title is the new one.
    setTitle(document.title);
    focusHeading();
  }, [pathname]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {title}
    </p>
  );
}
