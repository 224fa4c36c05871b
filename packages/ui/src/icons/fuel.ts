import shapes from 'lucide/dist/esm/icons/fuel.mjs';
import { icon } from './icon.tsx';

export const FuelIcon = /* @__PURE__ */ icon(shapes);
