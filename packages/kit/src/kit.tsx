/**
 * The one face of the frame that remotes see, shared as a singleton. The router itself stays
 * private to the shell, because a shared module ships whole.
 */
export { Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export { type CartAccess, useShoppingCart } from './cart.tsx';
export { useCart } from './cart-of-kit-1.ts';
export { useHelmetReady } from './helmet-ready.ts';
export { type ShowToast, type ToastMessage, useApi, useSite, useToast } from './services.tsx';
export { KIT_VERSION } from './version.ts';
