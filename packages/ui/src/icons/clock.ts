import shapes from 'lucide/dist/esm/icons/clock.mjs';
import { icon } from './icon.tsx';

export const ClockIcon = /* @__PURE__ */ icon(shapes);
