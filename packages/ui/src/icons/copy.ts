import shapes from 'lucide/dist/esm/icons/copy.mjs';
import { icon } from './icon.tsx';

export const CopyIcon = /* @__PURE__ */ icon(shapes);
