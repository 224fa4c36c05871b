import shapes from 'lucide/dist/esm/icons/check.mjs';
import { icon } from './icon.tsx';

export const CheckIcon = /* @__PURE__ */ icon(shapes);
