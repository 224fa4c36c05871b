import shapes from 'lucide/dist/esm/icons/route.mjs';
import { icon } from './icon.tsx';

export const RouteIcon = /* @__PURE__ */ icon(shapes);
