import shapes from 'lucide/dist/esm/icons/users-round.mjs';
import { icon } from './icon.tsx';

export const UsersIcon = /* @__PURE__ */ icon(shapes);
