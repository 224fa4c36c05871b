import type { PageHead } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';

export { About as Component } from './about.tsx';

export function head({ site }: { readonly site: SiteContext }): PageHead {
  const { name, office } = site.company;
  return {
    title: `About ${name}`,
    description: `Who ${name} is, how we work from site visit to aftercare, what we offer in and around ${office.locality}, and where our office is.`,
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
