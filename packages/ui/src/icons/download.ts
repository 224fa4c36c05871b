import shapes from 'lucide/dist/esm/icons/download.mjs';
import { icon } from './icon.tsx';

export const DownloadIcon = /* @__PURE__ */ icon(shapes);
