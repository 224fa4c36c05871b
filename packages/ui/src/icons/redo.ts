import shapes from 'lucide/dist/esm/icons/redo-2.mjs';
import { icon } from './icon.tsx';

export const RedoIcon = /* @__PURE__ */ icon(shapes);
