import shapes from 'lucide/dist/esm/icons/x.mjs';
import { icon } from './icon.tsx';

export const CloseIcon = /* @__PURE__ */ icon(shapes);
