import shapes from 'lucide/dist/esm/icons/shopping-cart.mjs';
import { icon } from './icon.tsx';

export const CartIcon = /* @__PURE__ */ icon(shapes);
