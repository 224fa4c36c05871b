import shapes from 'lucide/dist/esm/icons/trash.mjs';
import { icon } from './icon.tsx';

export const TrashIcon = /* @__PURE__ */ icon(shapes);
