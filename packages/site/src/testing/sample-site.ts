import * as v from 'valibot';
import file from '../../../../site.config.json' with { type: 'json' };
import { SiteConfig, type SiteContext } from '../site-config.ts';

/** The configuration in the repository. */
export const sampleConfig: SiteConfig = v.parse(SiteConfig, file);

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
