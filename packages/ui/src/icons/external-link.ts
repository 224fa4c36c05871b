import shapes from 'lucide/dist/esm/icons/external-link.mjs';
import { icon } from './icon.tsx';

export const ExternalLinkIcon = /* @__PURE__ */ icon(shapes);
