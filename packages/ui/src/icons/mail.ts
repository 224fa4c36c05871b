import shapes from 'lucide/dist/esm/icons/mail.mjs';
import { icon } from './icon.tsx';

export const MailIcon = /* @__PURE__ */ icon(shapes);
