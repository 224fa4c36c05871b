import shapes from 'lucide/dist/esm/icons/bell.mjs';
import { icon } from './icon.tsx';

export const BellIcon = /* @__PURE__ */ icon(shapes);
