import shapes from 'lucide/dist/esm/icons/hard-drive.mjs';
import { icon } from './icon.tsx';

export const HardDriveIcon = /* @__PURE__ */ icon(shapes);
