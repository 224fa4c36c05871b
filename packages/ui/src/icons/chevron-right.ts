import shapes from 'lucide/dist/esm/icons/chevron-right.mjs';
import { icon } from './icon.tsx';

export const ChevronRightIcon = /* @__PURE__ */ icon(shapes);
