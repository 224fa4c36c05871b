import shapes from 'lucide/dist/esm/icons/minus.mjs';
import { icon } from './icon.tsx';

export const MinusIcon = /* @__PURE__ */ icon(shapes);
