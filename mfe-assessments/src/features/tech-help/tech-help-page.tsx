import type { PageHead } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';

export { loadDeviceNames as load } from './load-device-names.ts';
export { takeTechHelpPost as action } from './take-tech-help-post.ts';
export { TechHelp as Component } from './tech-help.tsx';

export function head({ site }: { readonly site: SiteContext }): PageHead {
  const { name, office } = site.company;
  return {
    title: 'Technical Help',
    description: `Technical help from ${name} in ${office.locality} for cameras, alarms, gate motors, electric fences and access control: safe checks to try first, and a request form.`,
    keywords: [
      'technical help',
      `security system repair ${office.locality}`,
      'gate motor not working',
      'alarm fault',
      'camera no picture',
    ],
  };
}
