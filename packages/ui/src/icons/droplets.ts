import shapes from 'lucide/dist/esm/icons/droplets.mjs';
import { icon } from './icon.tsx';

export const DropletsIcon = /* @__PURE__ */ icon(shapes);
