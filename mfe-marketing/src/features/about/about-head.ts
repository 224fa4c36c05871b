import type { PageHead } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';

export function aboutHead({ site }: { readonly site: SiteContext }): PageHead {
  const { name, office } = site.company;
  return {
    title: `About ${name}`,
    description: `Who ${name} is, how a system goes from site visit to handover, what we offer in and around ${office.locality}, and where to find our office.`,
    keywords: [
      'about us',
      'security installer',
      `security company ${office.locality}`,
      'site visit',
      'security services',
      office.region,
    ],
  };
}
