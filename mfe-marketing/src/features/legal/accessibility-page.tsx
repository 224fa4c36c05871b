import { accessibility } from '../../content/legal/accessibility.tsx';
import { legalPage } from './legal-page.tsx';

export { accessibilityHead as head } from './legal-heads.ts';
export const Component = /* @__PURE__ */ legalPage(accessibility);
