import shapes from 'lucide/dist/esm/icons/moon.mjs';
import { icon } from './icon.tsx';

export const MoonIcon = /* @__PURE__ */ icon(shapes);
