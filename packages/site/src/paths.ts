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
  accessibility: '/accessibility',
  adminUpload: '/admin/upload',
  securityPlan: '/proposal',
} as const;

/** Service worker of the incident page. It is at the root, so that it may control the page. */
export const INCIDENT_WORKER = '/incident-worker.js';

export const technologyPath = (id: string): string => `/technology/${id}`;

export const orderPath = (token: string): string => `${paths.priceList}?order=${token}`;
