import shapes from 'lucide/dist/esm/icons/log-out.mjs';
import { icon } from './icon.tsx';

export const ExitIcon = /* @__PURE__ */ icon(shapes);
