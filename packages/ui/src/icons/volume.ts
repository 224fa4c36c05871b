import shapes from 'lucide/dist/esm/icons/volume-2.mjs';
import { icon } from './icon.tsx';

export const VolumeIcon = /* @__PURE__ */ icon(shapes);
