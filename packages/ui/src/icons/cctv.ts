import shapes from 'lucide/dist/esm/icons/cctv.mjs';
import { icon } from './icon.tsx';

export const CctvIcon = /* @__PURE__ */ icon(shapes);
