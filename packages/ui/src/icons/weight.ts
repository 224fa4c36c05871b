import shapes from 'lucide/dist/esm/icons/weight.mjs';
import { icon } from './icon.tsx';

export const WeightIcon = /* @__PURE__ */ icon(shapes);
