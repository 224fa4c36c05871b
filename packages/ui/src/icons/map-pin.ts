import shapes from 'lucide/dist/esm/icons/map-pin.mjs';
import { icon } from './icon.tsx';

export const MapPinIcon = /* @__PURE__ */ icon(shapes);
