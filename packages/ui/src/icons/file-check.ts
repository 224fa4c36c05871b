import shapes from 'lucide/dist/esm/icons/file-check.mjs';
import { icon } from './icon.tsx';

export const FileCheckIcon = /* @__PURE__ */ icon(shapes);
