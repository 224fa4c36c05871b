import { gives, memoryApi } from '@app/api-client/testing/memory-api';
import { aLine } from '@app/cart/testing/builders';
import { cartTexts, checkoutTexts } from '@app/contracts/order';
import { readCurrentPrices } from '@app/contracts/product';
import { checkAccessibility } from '@app/testing/accessibility';
import { renderInSite } from '@app/testing/render-in-site';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CartPanel } from './cart-panel.tsx';

const keypad = aLine({
  Sku: 'HL-KL',
  Product: 'Halden LED keypad',
  Category: 'KEYPADS',
  Price: 914.9,
});

function Panel() {
  return <CartPanel ref={useRef<HTMLElement>(null)} />;
}

test('checkout opens after a click whose navigation was superseded', async () => {
  const navigation = Promise.withResolvers<void>();
  const api = memoryApi();
  api.answer(readCurrentPrices, gives([keypad]));
  const { router } = await renderInSite(<Panel />, {
    api,
    cart: [keypad],
    load: () => navigation.promise,
  });
  const checkout = page.getByRole('button', { name: cartTexts.checkout });
  await checkout.click();
  const other = router.navigate('/?q=turret');
  navigation.resolve();
  await other;
  await checkout.click();
  await expect.element(page.getByRole('dialog', { name: checkoutTexts.title })).toBeVisible();
  await checkAccessibility();
});
