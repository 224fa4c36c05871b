import type { PageHead } from '@app/site/page-head';
import type { SiteContext } from '@app/site/site-config';

type Head = (context: { readonly site: SiteContext }) => PageHead;

export const privacyHead: Head = ({ site }) => ({
  title: 'Privacy policy',
  description: `What ${site.company.name} does with the information that you give it on this site, and which rights you have under POPIA.`,
  keywords: ['privacy policy', 'POPIA', 'personal information', site.company.name],
});

export const warrantyHead: Head = ({ site }) => ({
  title: 'Warranty',
  description: `Warranty of ${site.company.name}: 12 months on equipment, 6 months on installation, and how to claim.`,
  keywords: ['warranty', 'security equipment warranty', 'installation warranty', 'claims'],
});

export const accessibilityHead: Head = ({ site }) => ({
  title: 'Accessibility statement',
  description: `How accessible the website of ${site.company.name} is, how it was tested, what does not work well yet, and whom to tell.`,
  keywords: ['accessibility statement', 'WCAG 2.2', site.company.name],
});
