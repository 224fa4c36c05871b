import shapes from 'lucide/dist/esm/icons/play.mjs';
import { icon } from './icon.tsx';

export const PlayIcon = /* @__PURE__ */ icon(shapes);
