import shapes from 'lucide/dist/esm/icons/info.mjs';
import { icon } from './icon.tsx';

export const InfoIcon = /* @__PURE__ */ icon(shapes);
