import shapes from 'lucide/dist/esm/icons/scan-line.mjs';
import { icon } from './icon.tsx';

export const ScanLineIcon = /* @__PURE__ */ icon(shapes);
