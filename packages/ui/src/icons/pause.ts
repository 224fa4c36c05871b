import shapes from 'lucide/dist/esm/icons/pause.mjs';
import { icon } from './icon.tsx';

export const PauseIcon = /* @__PURE__ */ icon(shapes);
