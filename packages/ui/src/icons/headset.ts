import shapes from 'lucide/dist/esm/icons/headset.mjs';
import { icon } from './icon.tsx';

export const HeadsetIcon = /* @__PURE__ */ icon(shapes);
