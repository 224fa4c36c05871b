import shapes from 'lucide/dist/esm/icons/printer.mjs';
import { icon } from './icon.tsx';

export const PrinterIcon = /* @__PURE__ */ icon(shapes);
