import { useApi, useShoppingCart, useSite, useToast } from '@app/kit';
import { sampleSite } from '@app/site/testing/sample-site';
import { createToastStore } from '@app/ui/toast-store';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Site } from './site.tsx';

const api = { read: () => Promise.reject(), send: () => Promise.reject() };
const inSite = (children: ReactNode) =>
  renderToString(
    <Site site={sampleSite} api={api} toasts={createToastStore()}>
      {children}
    </Site>,
  );

function Cart() {
  const { lines, loaded, total, itemCount } = useShoppingCart();
  return <output>{JSON.stringify({ lines, loaded, total, itemCount })}</output>;
}
const Name = () => useSite().company.name;

describe('inside the site', () => {
  test('the cart is empty and not loaded on the server', () => {
    const html = inSite(<Cart />).replaceAll('&quot;', '"');
    expect(html).toContain('{"lines":[],"loaded":false,"total":0,"itemCount":0}');
  });

  test('pages have the facts of the company', () => {
    expect(inSite(<Name />)).toContain(sampleSite.company.name);
  });
});

describe('outside the site', () => {
  test('useShoppingCart throws an error that names CartProvider', () => {
    expect(() => renderToString(<Cart />)).toThrow('The cart needs a CartProvider above it');
  });

  test.each([useSite, useApi, useToast])('the hook of a service throws: %o', (useService) => {
    const Page = () => String(useService());
    expect(() => renderToString(<Page />)).toThrow('needs a ServicesProvider above it');
  });
});
