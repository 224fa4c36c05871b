import shapes from 'lucide/dist/esm/icons/truck.mjs';
import { icon } from './icon.tsx';

export const TruckIcon = /* @__PURE__ */ icon(shapes);
