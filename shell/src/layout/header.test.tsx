import { CartProvider } from '@app/kit/cart';
import { ServicesProvider } from '@app/kit/services';
import { sampleSite } from '@app/site/testing/sample-site';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Header } from './header.tsx';

const api = { read: () => Promise.reject(), send: () => Promise.reject() };

test('the header from the server has phone, urgent help and cart as plain links, without a count', () => {
  const { phone } = sampleSite.company;
  const html = renderToStaticMarkup(
    <ServicesProvider services={{ site: sampleSite, api, showToast: () => {} }}>
      <CartProvider>
        <MemoryRouter initialEntries={['/contact']}>
          <Header menu={[]} />
        </MemoryRouter>
      </CartProvider>
    </ServicesProvider>,
  );
  expect(html).toContain(`href="tel:${phone.dialled}" aria-label="Call ${phone.shown}"`);
  expect(html).toMatch(/aria-label="Urgent help"[^>]*href="\/incident"/);
  expect(html).toMatch(/aria-label="Cart"[^>]*href="\/consulting#cart"/);
});
