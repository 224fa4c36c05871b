import shapes from 'lucide/dist/esm/icons/building-complex.mjs';
import { icon } from './icon.tsx';

export const BuildingIcon = /* @__PURE__ */ icon(shapes);
