import shapes from 'lucide/dist/esm/icons/chevron-down.mjs';
import { icon } from './icon.tsx';

export const ChevronDownIcon = /* @__PURE__ */ icon(shapes);
