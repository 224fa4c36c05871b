import { paths, technologyPath } from './paths.ts';

export interface NavigationItem {
  readonly href: string;
  readonly label: string;
  /** Prefix of further paths on which this entry is the current one. */
  readonly section?: string;
  readonly submenu?: readonly NavigationItem[];
}

export const navigation: readonly NavigationItem[] = [
  { href: paths.businessSecurity, label: 'Business Security' },
  { href: paths.homeSecurity, label: 'Home Security' },
  { href: paths.explorer, label: 'Technology', section: technologyPath('') },
  {
    href: paths.securityPlan,
    label: 'Security Plan',
    submenu: [{ href: paths.priceList, label: 'Price Estimates' }],
  },
  { href: paths.technicalHelp, label: 'Technical Help' },
  { href: paths.contact, label: 'Contact' },
  { href: paths.about, label: 'About Us' },
];
