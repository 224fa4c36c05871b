import shapes from 'lucide/dist/esm/icons/trees.mjs';
import { icon } from './icon.tsx';

export const TreesIcon = /* @__PURE__ */ icon(shapes);
