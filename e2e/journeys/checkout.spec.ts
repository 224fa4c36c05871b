import { checkoutTexts } from '@app/contracts/order';
import { buy, openCheckout, submitButton, turret } from '../support/price-list-visit.ts';
import { expect, test } from '../support/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('a double tap on the answer does not send the form', async ({ page }) => {
    await buy(page, turret);
    const dialog = await openCheckout(page);
    await dialog.getByRole('button', { name: checkoutTexts.yes }).dblclick();
    await expect(dialog.getByRole('heading', { name: 'Review your order' })).toBeVisible();
    await submitButton(dialog).hover();
    await expect(dialog.getByText('Name required')).toBeHidden();
    await submitButton(dialog).click();
    await expect(dialog.getByText('Name required')).toBeVisible();
  });
});
