import shapes from 'lucide/dist/esm/icons/bell-ring.mjs';
import { icon } from './icon.tsx';

export const BellRingIcon = /* @__PURE__ */ icon(shapes);
