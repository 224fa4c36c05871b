import shapes from 'lucide/dist/esm/icons/key-round.mjs';
import { icon } from './icon.tsx';

export const KeyIcon = /* @__PURE__ */ icon(shapes);
