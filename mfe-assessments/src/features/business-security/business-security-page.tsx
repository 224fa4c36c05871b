import type { PageHead } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';

export { BusinessSecurity as Component } from './business-security.tsx';
export { takeBusinessPost as action } from './take-business-post.ts';

export function head({ site }: { readonly site: SiteContext }): PageHead {
  const { name, office } = site.company;
  return {
    title: 'Business Security',
    description: `Describe a security problem at your business in or around ${office.locality}. ${name} sends a report on the causes and what to do first. Or have whole areas assessed.`,
    service: 'Security assessment for businesses',
    keywords: [
      'business security',
      'security assessment',
      'security risk assessment',
      `business security ${office.locality}`,
      'stock theft',
      'cash-up security',
    ],
  };
}
