import shapes from 'lucide/dist/esm/icons/smartphone.mjs';
import { icon } from './icon.tsx';

export const SmartphoneIcon = /* @__PURE__ */ icon(shapes);
