import shapes from 'lucide/dist/esm/icons/phone-call.mjs';
import { icon } from './icon.tsx';

export const PhoneCallIcon = /* @__PURE__ */ icon(shapes);
