import { privacy } from '../../content/legal/privacy.tsx';
import { legalPage } from './legal-page.tsx';

export { privacyHead as head } from './legal-heads.ts';
export const Component = /* @__PURE__ */ legalPage(privacy);
