import type { PageHead } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';

export function incidentHead({ site }: { readonly site: SiteContext }): PageHead {
  const { name, phone, office } = site.company;
  return {
    title: 'Urgent Post-Incident Assistance',
    description: `Break-in, robbery or alarm in ${office.locality}? Call ${name} on ${phone.shown}, day or night, or send an urgent request. What to do now, and what evidence to keep.`,
    keywords: [
      'after a break-in',
      'after a robbery',
      'emergency response',
      `security company ${office.locality}`,
      'camera footage as evidence',
    ],
  };
}
