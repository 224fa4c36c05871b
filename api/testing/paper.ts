import type { PaperDetails } from '../src/domain/paper/paper-maker.ts';
import { testSite } from './test-site.ts';

export const paperDetails: PaperDetails = {
  reference: 'SEC-7K3F-92QD',
  createdAt: '2025-06-02T10:00:00.000Z',
  caution: 'Made by fixed rules.',
  company: testSite.company,
  accent: testSite.accent,
};
