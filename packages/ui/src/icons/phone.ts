import shapes from 'lucide/dist/esm/icons/phone.mjs';
import { icon } from './icon.tsx';

export const PhoneIcon = /* @__PURE__ */ icon(shapes);
