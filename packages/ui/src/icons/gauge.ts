import shapes from 'lucide/dist/esm/icons/gauge.mjs';
import { icon } from './icon.tsx';

export const GaugeIcon = /* @__PURE__ */ icon(shapes);
