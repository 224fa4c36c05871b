import shapes from 'lucide/dist/esm/icons/house.mjs';
import { icon } from './icon.tsx';

export const HouseIcon = /* @__PURE__ */ icon(shapes);
