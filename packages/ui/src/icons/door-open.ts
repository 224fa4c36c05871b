import shapes from 'lucide/dist/esm/icons/door-open.mjs';
import { icon } from './icon.tsx';

export const DoorOpenIcon = /* @__PURE__ */ icon(shapes);
