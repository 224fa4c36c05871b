import shapes from 'lucide/dist/esm/icons/layers.mjs';
import { icon } from './icon.tsx';

export const LayersIcon = /* @__PURE__ */ icon(shapes);
