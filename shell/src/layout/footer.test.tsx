import { ServicesProvider } from '@app/kit/services';
import { sampleSite } from '@app/site/testing/sample-site';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Footer } from './footer.tsx';

const api = { read: () => Promise.reject(), send: () => Promise.reject() };
const footerAt = (vatRate: number) =>
  renderToStaticMarkup(
    <ServicesProvider services={{ site: { ...sampleSite, vatRate }, api, showToast: () => {} }}>
      <MemoryRouter>
        <Footer />
      </MemoryRouter>
    </ServicesProvider>,
  );

it.each([
  [0.15, '15%'],
  [0.155, '15.5%'],
])('for a VAT rate of %d, the footer says that prices include VAT at %s', (rate, shown) => {
  expect(footerAt(rate)).toContain(`>Prices include VAT at ${shown}<`);
});

it('for a VAT rate of 0, the footer does not mention VAT', () => {
  expect(footerAt(0)).not.toContain('VAT at');
});
