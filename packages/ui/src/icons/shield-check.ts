import shapes from 'lucide/dist/esm/icons/shield-check.mjs';
import { icon } from './icon.tsx';

export const ShieldCheckIcon = /* @__PURE__ */ icon(shapes);
