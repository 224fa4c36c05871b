import { ServicesProvider } from '@app/kit/services';
import type { SiteContext } from '@app/site/site-config';
import { sampleSite } from '@app/site/testing/sample-site';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Footer } from './footer.tsx';

const api = { read: () => Promise.reject(), send: () => Promise.reject() };
const footerOf = (site: SiteContext) =>
  renderToStaticMarkup(
    <ServicesProvider services={{ site, api, showToast: () => {} }}>
      <MemoryRouter>
        <Footer />
      </MemoryRouter>
    </ServicesProvider>,
  );
const footerAt = (vatRate: number) => footerOf({ ...sampleSite, vatRate });
const footerWith = (facts: Partial<SiteContext['company']>) =>
  footerOf({ ...sampleSite, company: { ...sampleSite.company, ...facts } });

test.each([
  [0.15, '15%'],
  [0.155, '15.5%'],
])('for a VAT rate of %d, the footer says that prices include VAT at %s', (rate, shown) => {
  expect(footerAt(rate)).toContain(`>Prices include VAT at ${shown}<`);
});

test('for a VAT rate of 0, the footer does not mention VAT', () => {
  expect(footerAt(0)).not.toContain('VAT at');
});

const noNumbers = { psiraNumber: '', companyNumber: '', vatNumber: '', saidsaNumber: '' };

test('the footer shows the registered name and the numbers that the configuration has', () => {
  const html = footerWith({
    ...noNumbers,
    legalName: 'Kestrel & Sons (Pty) Ltd',
    psiraNumber: 'PS-1',
    saidsaNumber: 'SD-2',
  });
  for (const shown of [
    'Registered name: Kestrel &amp; Sons (Pty) Ltd',
    'PSiRA registration: PS-1',
    'SAIDSA membership: SD-2',
  ]) {
    expect(html).toContain(`<span>${shown}</span>`);
  }
  expect(html).not.toContain('VAT number');
});

test.each([undefined, ''])(
  'the footer without numbers and with the registered name %j has no row for them',
  (legalName) => {
    const html = footerWith({ ...noNumbers, ...(legalName === undefined ? {} : { legalName }) });
    expect(html).not.toMatch(/Registered name|PSiRA|<p[^>]*><\/p>/);
  },
);
