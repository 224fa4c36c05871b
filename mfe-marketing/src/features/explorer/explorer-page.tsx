import type { PageHead } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';

export { loadPrices as load } from '../technology/load-technology-prices.ts';
export { Explorer as Component } from './explorer.tsx';

export function head({ site }: { readonly site: SiteContext }): PageHead {
  const { locality } = site.company.office;
  return {
    title: 'Security technology explained',
    description: `Cameras, alarms, electric fences, gates, access control, monitoring and more: how each works, what to ask any installer, and how we install it in and around ${locality}.`,
    keywords: [
      'security technology',
      'CCTV',
      'alarm systems',
      'electric fencing',
      'gate automation',
      'access control',
      `security systems ${locality}`,
    ],
  };
}
