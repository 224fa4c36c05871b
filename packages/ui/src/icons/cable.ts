import shapes from 'lucide/dist/esm/icons/cable.mjs';
import { icon } from './icon.tsx';

export const CableIcon = /* @__PURE__ */ icon(shapes);
