import shapes from 'lucide/dist/esm/icons/circle-alert.mjs';
import { icon } from './icon.tsx';

export const AlertIcon = /* @__PURE__ */ icon(shapes);
