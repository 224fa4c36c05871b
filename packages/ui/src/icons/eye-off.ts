import shapes from 'lucide/dist/esm/icons/eye-off.mjs';
import { icon } from './icon.tsx';

export const EyeOffIcon = /* @__PURE__ */ icon(shapes);
