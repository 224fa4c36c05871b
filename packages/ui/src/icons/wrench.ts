import shapes from 'lucide/dist/esm/icons/wrench.mjs';
import { icon } from './icon.tsx';

export const WrenchIcon = /* @__PURE__ */ icon(shapes);
