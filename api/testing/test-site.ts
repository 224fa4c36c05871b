import type { SiteConfig } from '@app/site/site-config';

export const testSite: SiteConfig = {
  vatRate: 0.15,
  warrantyExclusions: [],
  accent: '#f5a524',
  company: {
    name: 'Acme Security',
    shortName: 'Acme',
    restOfName: 'Security',
    blurb: 'We install things.',
    email: 'hello@acme.example',
    phone: { shown: '+27 31 555 0199', dialled: '+27315550199' },
    website: 'https://acme.example',
    postalAddress: ['PO Box 1'],
    office: {
      street: '1 Road',
      locality: 'Durban',
      region: 'KwaZulu-Natal',
      postalCode: '4001',
      country: 'ZA',
      position: { latitude: -29.86, longitude: 31.02 },
    },
    publicHolidays: [],
    openingHours: [{ days: ['Monday'], open: { from: '09:00', to: '18:00' } }],
    social: [],
    psiraNumber: '',
    companyNumber: '',
    vatNumber: '',
    saidsaNumber: '',
  },
};
