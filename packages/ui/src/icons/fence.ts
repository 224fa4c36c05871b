import shapes from 'lucide/dist/esm/icons/fence.mjs';
import { icon } from './icon.tsx';

export const FenceIcon = /* @__PURE__ */ icon(shapes);
