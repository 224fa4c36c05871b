import shapes from 'lucide/dist/esm/icons/circle-check.mjs';
import { icon } from './icon.tsx';

export const CircleCheckIcon = /* @__PURE__ */ icon(shapes);
