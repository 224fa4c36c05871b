import shapes from 'lucide/dist/esm/icons/menu.mjs';
import { icon } from './icon.tsx';

export const MenuIcon = /* @__PURE__ */ icon(shapes);
