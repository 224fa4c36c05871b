import type { PageHead } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';

export { Home as Component } from './home.tsx';

export function head({ site }: { readonly site: SiteContext }): PageHead {
  const { name, office } = site.company;
  return {
    title: `${name}: security for businesses and homes in ${office.locality}`,
    description: `${name} is a leading provider of integrated security solutions for businesses and homes in and around ${office.locality}: tailored reports, security plans, prices and support.`,
    service: 'Security systems for businesses and homes',
    keywords: [
      'security company',
      `security installer ${office.locality}`,
      'business security',
      'home security',
      'CCTV cameras',
      'alarm systems',
      'electric fencing',
      'access control',
      office.region,
    ],
  };
}
