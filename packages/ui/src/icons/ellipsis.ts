import shapes from 'lucide/dist/esm/icons/ellipsis.mjs';
import { icon } from './icon.tsx';

export const EllipsisIcon = /* @__PURE__ */ icon(shapes);
