import shapes from 'lucide/dist/esm/icons/video.mjs';
import { icon } from './icon.tsx';

export const VideoIcon = /* @__PURE__ */ icon(shapes);
