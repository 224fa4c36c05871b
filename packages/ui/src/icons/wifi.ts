import shapes from 'lucide/dist/esm/icons/wifi.mjs';
import { icon } from './icon.tsx';

export const WifiIcon = /* @__PURE__ */ icon(shapes);
