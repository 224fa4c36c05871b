import shapes from 'lucide/dist/esm/icons/arrow-right.mjs';
import { icon } from './icon.tsx';

export const ArrowRightIcon = /* @__PURE__ */ icon(shapes);
