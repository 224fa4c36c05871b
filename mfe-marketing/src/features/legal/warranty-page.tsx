import { warranty } from '../../content/legal/warranty.tsx';
import { legalPage } from './legal-page.tsx';

export { warrantyHead as head } from './legal-heads.ts';
export const Component = /* @__PURE__ */ legalPage(warranty);
