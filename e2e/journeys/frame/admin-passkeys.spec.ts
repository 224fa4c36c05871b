import { adminPasskeyTexts } from '@app/contracts/admin-passkeys';
import { priceListTexts } from '@app/contracts/admin-price-list';
import { adminSessionTexts } from '@app/contracts/admin-session';
import { passkeyTexts } from '@app/shell/src/admin-passkeys/passkey-texts.ts';
import { uploadTexts } from '@app/shell/src/admin-upload/upload-texts.ts';
import type { Page } from 'playwright/test';
import { checkEveryWidth } from '../../support/accessibility.ts';
import {
  chooseFile,
  fillCredentials,
  passwordOf,
  samplePrices,
  uploadButton,
} from '../../support/admin-visit.ts';
import { test } from '../../support/changed-site.ts';
import { openPage } from '../../support/open-page.ts';
import { runScript } from '../../support/run-script.ts';
import { expect } from '../../support/test.ts';

// Slow: a price list goes live and back, and the last step waits for a finger that is not the owner's.

test.use({
  // An action is refused until it is confirmed, and the browser writes that to its console.
  allowedProblems: { like: [/\/api\/admin\//, /status of 403/] },
});

// Other journeys of this site import with the password alone.
test.afterEach(({ site }) => runScript('server/commands/admin-passkeys.ts', site.place, '--off'));

/** Chromium's own authenticator, which asks nobody. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    /** Whether it is the owner who touches it. */
    setVerified: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page) => page.getByRole('status');

test('the owner makes a passkey, imports and signs in with it, and turns it off with a recovery code', {
  tag: '@deep',
}, async ({ page, site }) => {
  test.setTimeout(90_000);
  const authenticator = await addAuthenticator(page);
  const password = passwordOf(site);
  await openPage(page, '/admin/passkeys');
  await checkEveryWidth(page);
  await fillCredentials(page, password);
  await button(page, adminSessionTexts.submit).press('Enter');

  await button(page, passkeyTexts.add).press('Enter');
  await page.getByLabel(passkeyTexts.name).fill('Office laptop');
  await page.getByRole('dialog').getByLabel(passkeyTexts.password).fill(password);
  await checkEveryWidth(page);
  await page.getByRole('dialog').getByLabel(passkeyTexts.password).press('Enter');
  await expect(status(page)).toContainText([adminPasskeyTexts.turnedOn]);
  const codes = page.getByRole('list', { name: passkeyTexts.codes }).getByRole('listitem');
  await expect(codes).toHaveCount(8);
  const [code = ''] = await codes.allTextContents();
  await checkEveryWidth(page);

  await openPage(page, '/admin/upload');
  await chooseFile(page, (await samplePrices()).replace("'AC-C1', ", "'AC-C1-X', "));
  await uploadButton(page).click();
  await button(page, uploadTexts.apply).click();
  await expect(page.getByText('Upload succeeded')).toBeVisible();
  const products = async () => (await page.request.get('/api/products')).text();
  expect(await products()).toContain('AC-C1-X');
  await page.getByRole('button', { name: uploadTexts.goBack }).first().click();
  await button(page, uploadTexts.goBack).last().click();
  await expect(page.getByText(priceListTexts.undone)).toBeVisible();
  expect(await products()).not.toContain('AC-C1-X');

  await button(page, adminSessionTexts.signOut).click();
  await openPage(page, '/admin/passkeys');
  await button(page, 'Sign in with a passkey').press('Enter');
  await expect(page.getByText(passkeyTexts.on)).toBeVisible();

  // Somebody else has the unlocked computer, and not the owner's finger.
  await authenticator.setVerified(false);
  await button(page, passkeyTexts.turnOff).press('Enter');
  const dialog = page.getByRole('dialog');
  await button(page, passkeyTexts.turnOff).last().press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('No passkey was used', { timeout: 15_000 });
  const field = dialog.getByRole('textbox', { name: passkeyTexts.code });
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await expect(page.getByText(passkeyTexts.off)).toBeVisible();
});
