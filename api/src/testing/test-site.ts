import type { SiteConfig } from '@app/site/site-config';

export const testSite: Pick<SiteConfig, 'company' | 'vatRate'> = {
  vatRate: 0.15,
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
    },
    psiraNumber: '',
  },
};
