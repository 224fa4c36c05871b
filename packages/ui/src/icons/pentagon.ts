import shapes from 'lucide/dist/esm/icons/pentagon.mjs';
import { icon } from './icon.tsx';

export const PentagonIcon = /* @__PURE__ */ icon(shapes);
