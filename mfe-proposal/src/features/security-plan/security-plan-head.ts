import type { PageHead } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';

export function securityPlanHead({ site }: { readonly site: SiteContext }): PageHead {
  const { name, office } = site.company;
  return {
    title: 'Security Plan Generator',
    description: `Answer a few questions about your site and get a security plan from ${name}: requirements, risks and a bill of materials for homes and businesses in and around ${office.locality}.`,
    keywords: [
      'security plan',
      'security proposal',
      'bill of materials',
      'risk assessment',
      `security installer ${office.locality}`,
    ],
  };
}
