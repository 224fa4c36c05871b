import shapes from 'lucide/dist/esm/icons/aperture.mjs';
import { icon } from './icon.tsx';

export const ApertureIcon = /* @__PURE__ */ icon(shapes);
