import shapes from 'lucide/dist/esm/icons/radio.mjs';
import { icon } from './icon.tsx';

export const RadioIcon = /* @__PURE__ */ icon(shapes);
