import shapes from 'lucide/dist/esm/icons/zap.mjs';
import { icon } from './icon.tsx';

export const ZapIcon = /* @__PURE__ */ icon(shapes);
