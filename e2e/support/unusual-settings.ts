import path from 'node:path';
import { repository } from './repository.ts';

/** The configuration of another company. */
export const OTHER_COMPANY = 'e2e/support/another-company.json';
export const tileOrigin = 'https://tiles.example';

/** A site on which what is optional is set; the journeys that look at one of these share it. */
export const unusualSite = {
  server: 'unusual settings',
  settings: {
    TRUST_PROXY: '1',
    SITE_CONFIG: path.join(repository, OTHER_COMPANY),
    MAP_TILE_URL: `${tileOrigin}/{z}/{x}/{y}.svg`,
    MAP_ATTRIBUTION: '© Test mappers',
    LEADS_PER_TEN_MINUTES: '2',
    PLANS_PER_TEN_MINUTES: '1',
    VITALS_SAMPLE_PERCENT: '100',
    LOG_LEVEL: 'info',
  },
};
