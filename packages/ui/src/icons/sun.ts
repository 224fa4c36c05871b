import shapes from 'lucide/dist/esm/icons/sun.mjs';
import { icon } from './icon.tsx';

export const SunIcon = /* @__PURE__ */ icon(shapes);
