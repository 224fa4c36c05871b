import shapes from 'lucide/dist/esm/icons/fingerprint-pattern.mjs';
import { icon } from './icon.tsx';

export const FingerprintIcon = /* @__PURE__ */ icon(shapes);
