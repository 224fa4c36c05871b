import type { PageHead } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';
import { securityPlanHead } from '../security-plan-head.ts';

/** Search engines get the page where the questionnaire starts. */
export const plainPlanHead = ({ site }: { readonly site: SiteContext }): PageHead => ({
  ...securityPlanHead({ site }),
  noindex: true,
});
