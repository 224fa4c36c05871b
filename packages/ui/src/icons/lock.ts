import shapes from 'lucide/dist/esm/icons/lock.mjs';
import { icon } from './icon.tsx';

export const LockIcon = /* @__PURE__ */ icon(shapes);
