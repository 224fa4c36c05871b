import type { PageHead } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';

export { Contact as Component } from './contact.tsx';
export { loadMoment as load } from './load-moment.ts';
export { takeContactPost as action } from './take-contact-post.ts';

export function head({ site }: { readonly site: SiteContext }): PageHead {
  const { name, phone, office } = site.company;
  return {
    title: 'Contact',
    description: `Contact ${name} in ${office.locality}: phone ${phone.shown}, e-mail, business hours and a message form. 24/7 emergency response is available.`,
    keywords: [
      'contact',
      `security company ${office.locality}`,
      'security quote',
      'business hours',
      'emergency response',
    ],
  };
}
