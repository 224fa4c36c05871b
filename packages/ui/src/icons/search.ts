import shapes from 'lucide/dist/esm/icons/search.mjs';
import { icon } from './icon.tsx';

export const SearchIcon = /* @__PURE__ */ icon(shapes);
