/**
 * Kit for pages in a root of their own: the same names, for the React of the remote. The build of such a remote takes
 * this file for `@app/kit`.
 */
export { Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export type { CartAccess } from '../cart.tsx';
export { useHelmetReady } from '../helmet-ready.ts';
export { type ShowToast, type ToastMessage, useApi, useSite, useToast } from '../services.tsx';
export { KIT_VERSION } from '../version.ts';
export { useShoppingCart } from './shown-page.tsx';
