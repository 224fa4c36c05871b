import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { SiteConfig, type SiteContext } from '../site-config.ts';

const file = new URL('../../../../site.config.json', import.meta.url);

/** The configuration in the repository. */
export const sampleConfig: SiteConfig = v.parse(SiteConfig, JSON.parse(readFileSync(file, 'utf8')));

export const sampleSite: SiteContext = {
  ...sampleConfig,
  origin: new URL(sampleConfig.company.website).origin,
  year: 2026,
  map: {
    tileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
    attribution: { text: '© Mappers', url: 'https://tiles.example/copyright' },
  },
  retentionMonths: 0,
};
