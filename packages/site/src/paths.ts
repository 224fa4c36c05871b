/** Every public path of the site, in one place. */
export const paths = {
  home: '/',
  businessSecurity: '/business-security',
  homeSecurity: '/home-security',
  priceList: '/consulting',
  explorer: '/exploring',
  incident: '/incident',
  about: '/about',
  contact: '/contact',
  technicalHelp: '/tech-help',
  privacy: '/privacy',
  warranty: '/warranty',
  adminUpload: '/admin/upload',
  securityPlan: '/proposal',
} as const;

export const orderPath = (token: string): string => `${paths.priceList}?order=${token}`;
