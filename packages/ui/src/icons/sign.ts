import shapes from 'lucide/dist/esm/icons/signpost.mjs';
import { icon } from './icon.tsx';

export const SignIcon = /* @__PURE__ */ icon(shapes);
