import shapes from 'lucide/dist/esm/icons/thermometer.mjs';
import { icon } from './icon.tsx';

export const ThermometerIcon = /* @__PURE__ */ icon(shapes);
