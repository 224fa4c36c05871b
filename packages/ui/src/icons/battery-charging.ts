import shapes from 'lucide/dist/esm/icons/battery-charging.mjs';
import { icon } from './icon.tsx';

export const BatteryChargingIcon = /* @__PURE__ */ icon(shapes);
