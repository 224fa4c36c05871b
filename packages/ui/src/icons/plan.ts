import shapes from 'lucide/dist/esm/icons/drafting-compass.mjs';
import { icon } from './icon.tsx';

export const PlanIcon = /* @__PURE__ */ icon(shapes);
