import shapes from 'lucide/dist/esm/icons/activity.mjs';
import { icon } from './icon.tsx';

export const ActivityIcon = /* @__PURE__ */ icon(shapes);
