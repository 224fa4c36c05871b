import shapes from 'lucide/dist/esm/icons/ruler.mjs';
import { icon } from './icon.tsx';

export const RulerIcon = /* @__PURE__ */ icon(shapes);
