import shapes from 'lucide/dist/esm/icons/chevron-left.mjs';
import { icon } from './icon.tsx';

export const ChevronLeftIcon = /* @__PURE__ */ icon(shapes);
