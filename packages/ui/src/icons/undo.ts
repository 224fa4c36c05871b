import shapes from 'lucide/dist/esm/icons/undo-2.mjs';
import { icon } from './icon.tsx';

export const UndoIcon = /* @__PURE__ */ icon(shapes);
