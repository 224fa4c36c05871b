import shapes from 'lucide/dist/esm/icons/image.mjs';
import { icon } from './icon.tsx';

export const ImageIcon = /* @__PURE__ */ icon(shapes);
