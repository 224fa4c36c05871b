/**
 * The interface of the frame for remotes, shared as a singleton. The router itself is private to
 * the shell, because a shared module cannot be tree-shaken.
 */
export { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export { type CartAccess, useShoppingCart } from './cart.tsx';
export { useHelmetReady } from './helmet-ready.ts';
export { Link, NavLink } from './links.tsx';
export { type ShowToast, type ToastMessage, useApi, useSite, useToast } from './services.tsx';
export { KIT_VERSION } from './version.ts';
