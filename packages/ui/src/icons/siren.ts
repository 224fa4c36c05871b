import shapes from 'lucide/dist/esm/icons/siren.mjs';
import { icon } from './icon.tsx';

export const SirenIcon = /* @__PURE__ */ icon(shapes);
