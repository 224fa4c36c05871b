import { gives, type MemoryApi, memoryApi, refuses } from '@app/api-client/testing/memory-api';
import {
  addPasskey,
  adminPasskeyTexts,
  type Passkeys,
  readPasskeys,
  removePasskey,
  replaceRecoveryCodes,
  startConfirmation,
  startPasskey,
  turnOffPasskeys,
} from '@app/contracts/admin-passkeys';
import {
  adminSessionTexts,
  readAdminSession,
  signInWithPasskey,
  startPasskeySignIn,
} from '@app/contracts/admin-session';
import { failureBody } from '@app/contracts/failure';
import { checkAccessibility } from '@app/testing/accessibility';
import { renderInSite } from '@app/testing/render-in-site';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownerTexts } from '../admin/owner-texts.ts';
import { asking, cancelled, withPasskey } from '../admin/testing/passkey.ts';
import { AdminPasskeysPage } from './admin-passkeys.tsx';
import { passkeyTexts } from './passkey-texts.ts';

const session = { username: 'thandi', expiresAt: '2026-11-22T10:15:00.000Z' };
const laptop = {
  id: 'bGFwdG9w',
  name: 'Office laptop',
  addedAt: '2026-11-20T08:00:00.000Z',
  usedAt: '2026-11-21T08:00:00.000Z',
};
const off: Passkeys = { origin: window.location.origin, passkeys: [], codesLeft: 0 };
const on: Passkeys = { ...off, passkeys: [laptop], codesLeft: 8 };
const CODES = ['0A1B-2C3D-4E5F-6G7H-8J9K-WWWW', 'WWWW-WWWW-WWWW-WWWW-WWWW-WWWW'];

const making = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Acme' },
  user: { id: 'b3duZXI', name: 'thandi', displayName: 'thandi' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 120_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
};

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');
const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
const status = page.getByRole('status');
const needed = refuses(403, failureBody('confirmation_required', adminPasskeyTexts.needed));

async function open(passkeys: Passkeys, api: MemoryApi = memoryApi()) {
  api.answer(readAdminSession, gives({ session, passkeys: passkeys.passkeys.length > 0 }));
  api.answer(readPasskeys, gives(passkeys));
  await renderInSite(<AdminPasskeysPage />, { api });
  const said = passkeys.passkeys.length > 0 ? passkeyTexts.on : passkeyTexts.off;
  await expect.element(page.getByText(said)).toBeVisible();
  return api;
}

describe.each([320, 768, 1440])('at %i pixels', (width) => {
  test('passkeys, codes and dialog are read without scrolling sideways', async () => {
    await page.viewport(width, 900);
    await open({
      ...on,
      passkeys: [laptop, { ...laptop, id: 'b', name: 'W'.repeat(60), usedAt: null }],
    });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await checkAccessibility();
    await button(`${passkeyTexts.remove} ${laptop.name}`).click();
    await expect.element(inDialog(passkeyTexts.remove)).toBeVisible();
    await checkAccessibility();
  });
});

describe('the first passkey', () => {
  test('is added by keyboard with name and password, and the codes are shown to be printed', async () => {
    await page.viewport(320, 900);
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    onTestFinished(() => print.mockRestore());
    withPasskey();
    const api = await open(off);
    api.answer(startPasskey, gives({ options: making }));
    api.answer(
      addPasskey,
      gives({ message: adminPasskeyTexts.turnedOn, passkeys: on, codes: CODES }),
    );
    button(passkeyTexts.add).element().focus();
    await userEvent.keyboard('{Enter}');
    await dialog.getByLabelText(passkeyTexts.name).fill('  Office laptop ');
    await dialog.getByLabelText(passkeyTexts.password).fill('correct horse');
    await checkAccessibility();
    await userEvent.keyboard('{Enter}');
    await expect.element(status.getByText(adminPasskeyTexts.turnedOn)).toBeVisible();
    await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('status');
    expect(api.received(startPasskey)[0]?.body).toEqual({
      name: 'Office laptop',
      password: 'correct horse',
    });
    expect(api.received(addPasskey)[0]?.body).toMatchObject({
      name: 'Office laptop',
      registration: { id: 'bmV3', response: { attestationObject: 'YQ' } },
    });
    await expect.element(page.getByText(CODES[0] ?? '')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await checkAccessibility();
    await button(passkeyTexts.print).click();
    expect(print).toHaveBeenCalledOnce();
    await button(passkeyTexts.stored).click();
    await expect.element(page.getByText(CODES[0] ?? '')).not.toBeInTheDocument();
  });

  test('without a name is not asked for, and with a wrong password the field says so', async () => {
    const api = await open(off);
    await button(passkeyTexts.add).click();
    await inDialog(passkeyTexts.add).click();
    await expect
      .element(dialog.getByLabelText(passkeyTexts.name))
      .toHaveAccessibleDescription(/Please name the passkey/);
    expect(api.received(startPasskey)).toEqual([]);
    const why = adminPasskeyTexts.wrongPassword;
    api.answer(startPasskey, refuses(403, failureBody('forbidden', why, { password: why })));
    await dialog.getByLabelText(passkeyTexts.name).fill('Phone');
    await inDialog(passkeyTexts.add).click();
    await expect
      .element(dialog.getByLabelText(passkeyTexts.password))
      .toHaveAccessibleDescription(new RegExp(why));
    await checkAccessibility();
  });

  test('that the owner cancels in the browser is told, and is approved still', async () => {
    const { create } = withPasskey();
    create.mockRejectedValueOnce(cancelled);
    const api = await open(off);
    api.answer(startPasskey, gives({ options: making }));
    api.answer(addPasskey, gives({ message: adminPasskeyTexts.turnedOn, passkeys: on, codes: [] }));
    await button(passkeyTexts.add).click();
    await dialog.getByLabelText(passkeyTexts.name).fill('Phone');
    await inDialog(passkeyTexts.add).click();
    await expect.element(dialog.getByText(ownerTexts.passkeyCancelled)).toBeVisible();
    await checkAccessibility();
    await inDialog(passkeyTexts.add).click();
    await expect.element(status.getByText(adminPasskeyTexts.turnedOn)).toBeVisible();
    expect(api.received(startPasskey)).toHaveLength(1);
  });

  test.each([
    ['InvalidStateError', ownerTexts.passkeyIsThere],
    ['ConstraintError', ownerTexts.passkeyNoLock],
    ['UnknownError', ownerTexts.passkeyFailed],
  ])('that ends with %s is told in words', async (name, words) => {
    withPasskey().create.mockRejectedValueOnce(new DOMException('', name));
    const api = await open(off);
    api.answer(startPasskey, gives({ options: making }));
    await button(passkeyTexts.add).click();
    await dialog.getByLabelText(passkeyTexts.name).fill('Phone');
    await inDialog(passkeyTexts.add).click();
    await expect.element(dialog.getByText(words)).toBeVisible();
  });
});

describe('a change while passkeys are on', () => {
  test('is confirmed with a passkey, for exactly this change', async () => {
    withPasskey();
    const api = await open(on);
    const done = gives({ message: adminPasskeyTexts.turnedOff, passkeys: off });
    api.answer(removePasskey, (call) =>
      JSON.stringify(call.body).includes('assertion') ? done() : needed(),
    );
    api.answer(startConfirmation, gives({ options: asking }));
    await button(`${passkeyTexts.remove} ${laptop.name}`).click();
    await inDialog(passkeyTexts.remove).click();
    await expect.element(status.getByText(adminPasskeyTexts.turnedOff)).toBeVisible();
    expect(api.received(startConfirmation)[0]?.body).toEqual({
      path: removePasskey.path,
      target: JSON.stringify([['id', laptop.id]]),
    });
    expect(api.received(removePasskey)[1]?.body).toMatchObject({
      id: laptop.id,
      assertion: { id: 'bmV3', response: { signature: 'cw' } },
    });
    await expect.element(page.getByText(passkeyTexts.off)).toBeVisible();
  });

  test('that is cancelled in the browser changes nothing and says so', async () => {
    withPasskey().get.mockRejectedValueOnce(cancelled);
    const api = await open(on);
    api.answer(replaceRecoveryCodes, needed);
    api.answer(startConfirmation, gives({ options: asking }));
    await button(passkeyTexts.newCodes).click();
    await inDialog(passkeyTexts.newCodes).click();
    await expect.element(dialog.getByText(ownerTexts.passkeyCancelled)).toBeVisible();
    await inDialog(passkeyTexts.cancel).click();
    await expect.element(button(passkeyTexts.newCodes)).toHaveFocus();
  });

  test('is approved with a recovery code, and a wrong one is told at its field', async () => {
    const { get } = withPasskey();
    const api = await open(on);
    const why = adminPasskeyTexts.wrongCode;
    api.answer(turnOffPasskeys, refuses(403, failureBody('forbidden', why, { recoveryCode: why })));
    await button(passkeyTexts.turnOff).click();
    const code = dialog.getByLabelText(`${passkeyTexts.code} (optional)`);
    await code.fill('wrong');
    await inDialog(passkeyTexts.turnOff).click();
    await expect.element(code).toHaveAccessibleDescription(new RegExp(why));
    await checkAccessibility();
    api.answer(turnOffPasskeys, gives({ message: adminPasskeyTexts.turnedOff, passkeys: off }));
    await code.fill(CODES[0] ?? '');
    await inDialog(passkeyTexts.turnOff).click();
    await expect.element(page.getByText(passkeyTexts.off)).toBeVisible();
    expect(api.received(turnOffPasskeys)[1]?.body).toEqual({ recoveryCode: CODES[0] });
    expect(get).not.toHaveBeenCalled();
  });
});

describe('a sign-in with a passkey', () => {
  async function signedOut() {
    const api = memoryApi();
    api.answer(readAdminSession, gives({ session: null, passkeys: true }));
    api.answer(startPasskeySignIn, gives({ options: asking }));
    await renderInSite(<AdminPasskeysPage />, { api });
    await expect.element(button(ownerTexts.passkeySignIn)).toBeVisible();
    return api;
  }

  test('needs neither name nor password', async () => {
    withPasskey();
    const api = await signedOut();
    await checkAccessibility();
    api.answer(signInWithPasskey, gives(session));
    api.answer(readPasskeys, gives(on));
    await button(ownerTexts.passkeySignIn).click();
    await expect.element(page.getByText(passkeyTexts.on)).toBeVisible();
  });

  test('that is cancelled or refused is told, and the password is there still', async () => {
    withPasskey().get.mockRejectedValueOnce(cancelled);
    const api = await signedOut();
    await button(ownerTexts.passkeySignIn).click();
    await expect.element(page.getByText(ownerTexts.passkeyCancelled)).toBeVisible();
    const why = adminPasskeyTexts.notSignedIn;
    api.answer(signInWithPasskey, refuses(401, failureBody('unauthorised', why)));
    await button(ownerTexts.passkeySignIn).click();
    await expect.element(page.getByRole('alert').getByText(why)).toBeVisible();
    await expect.element(page.getByLabelText(adminSessionTexts.password)).toBeVisible();
    await checkAccessibility();
  });
});

test.each([
  ['without https', null, adminPasskeyTexts.needsHttps],
  ['at another address than the site’s', 'https://shop.example', /Passkeys are for https/],
])('%s the page says why no passkey works', async (_, origin, words) => {
  await open({ ...off, origin });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.poll(() => button(passkeyTexts.add).elements().length).toBe(origin ? 1 : 0);
});

test('after the session has ended the page asks for the sign-in again', async () => {
  const api = memoryApi();
  api.answer(readAdminSession, gives({ session }));
  api.answer(readPasskeys, refuses(401, failureBody('unauthorised', 'Please sign in first')));
  await renderInSite(<AdminPasskeysPage />, { api });
  await expect.element(page.getByText(adminSessionTexts.ended)).toBeVisible();
});
