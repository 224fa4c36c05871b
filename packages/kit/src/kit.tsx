import { useEffect } from 'react';

/**
 * The interface of the frame for remotes, shared as a singleton. The router itself is private to
 * the shell, because a shared module cannot be tree-shaken.
 */
export { Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export { type CartAccess, useShoppingCart } from './cart.tsx';
export { type ShowToast, type ToastMessage, useApi, useSite, useToast } from './services.tsx';
export { KIT_VERSION } from './version.ts';

const READY_AFTER_MS = 100;

/** Fires `helmet-ready` on the document shortly after mount, for tools that wait for the head. */
export function useHelmetReady(): void {
  useEffect(() => {
    const timer = setTimeout(
      () => document.dispatchEvent(new Event('helmet-ready')),
      READY_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, []);
}
