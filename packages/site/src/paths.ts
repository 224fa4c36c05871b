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
  siteVisit: '/site-visit',
  technicalHelp: '/tech-help',
  privacy: '/privacy',
  warranty: '/warranty',
  accessibility: '/accessibility',
  adminUpload: '/admin/upload',
  adminReleases: '/admin/releases',
  adminWaiting: '/admin/waiting',
  adminPasskeys: '/admin/passkeys',
  securityPlan: '/proposal',
} as const;

/**
 * Whether an address is of the owner's pages. Their documents hold no remote, so each way in or out loads
 * another document.
 */
export const isOwnerPath = (path: string): boolean =>
  path === '/admin' || path.startsWith('/admin/');

/** Service worker of the incident page. It is at the root, so that it may control the page. */
export const INCIDENT_WORKER = '/incident-worker.js';

export const technologyPath = (id: string): string => `/technology/${id}`;

/** Page of a saved plan, in its newest revision unless one is named. */
export const planPath = (token: string, revision?: number): string =>
  `${paths.securityPlan}?plan=${encodeURIComponent(token)}${revision === undefined ? '' : `&revision=${revision}`}`;

/** Page that starts a security plan; with a type of establishment, its question is answered. */
export const newPlanPath = (type?: string): string =>
  type ? `${paths.securityPlan}?type=${encodeURIComponent(type)}` : paths.securityPlan;

/** The whole plan of an example home. */
export const examplePath = `${paths.securityPlan}?view=example`;

/** Page that asks for a visit, about a saved plan or about none. */
export const siteVisitPath = (plan?: string): string =>
  plan ? `${paths.siteVisit}?plan=${encodeURIComponent(plan)}` : paths.siteVisit;

/** Page that goes on with answers that were saved half-way. */
export const resumePath = (token: string): string => `${paths.securityPlan}?resume=${token}`;

export const orderPath = (token: string): string => `${paths.priceList}?order=${token}`;
