import shapes from 'lucide/dist/esm/icons/rotate-ccw.mjs';
import { icon } from './icon.tsx';

export const RestartIcon = /* @__PURE__ */ icon(shapes);
