import shapes from 'lucide/dist/esm/icons/list-checks.mjs';
import { icon } from './icon.tsx';

export const ListCheckIcon = /* @__PURE__ */ icon(shapes);
