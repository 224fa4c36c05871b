import shapes from 'lucide/dist/esm/icons/plus.mjs';
import { icon } from './icon.tsx';

export const PlusIcon = /* @__PURE__ */ icon(shapes);
