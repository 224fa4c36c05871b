import shapes from 'lucide/dist/esm/icons/layout-panel-left.mjs';
import { icon } from './icon.tsx';

export const LayoutPanelLeftIcon = /* @__PURE__ */ icon(shapes);
