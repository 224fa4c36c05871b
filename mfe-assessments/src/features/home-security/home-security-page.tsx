import type { PageHead } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';

export { HomeSecurity as Component } from './home-security.tsx';
export { takeHomePost as action } from './take-home-post.ts';

export function head({ site }: { readonly site: SiteContext }): PageHead {
  const { name, office } = site.company;
  return {
    title: 'Home Security',
    description: `Home security recommendations from ${name} in ${office.locality}: tell us the kind of home, the areas to secure and three concerns, and get the advice by e-mail.`,
    keywords: [
      'home security',
      `home security ${office.locality}`,
      'home security advice',
      'burglar alarm',
      'gate and garden security',
    ],
  };
}
