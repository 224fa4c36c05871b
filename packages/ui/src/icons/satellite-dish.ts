import shapes from 'lucide/dist/esm/icons/satellite-dish.mjs';
import { icon } from './icon.tsx';

export const SatelliteDishIcon = /* @__PURE__ */ icon(shapes);
