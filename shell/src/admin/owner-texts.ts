/** Texts that the owner's pages share; those of the API are in the contracts. */
export const ownerTexts = {
  checking: 'Asking whether you are signed in...',
  tryAgain: 'Try again',
  passkeySignIn: 'Sign in with a passkey',
  passkeyWaiting: 'Waiting for your passkey...',
  passkeyCancelled:
    'No passkey was used: you cancelled, or the time was up. Nothing has changed. Please try again.',
  passkeyElsewhere:
    'This browser allows no passkeys at this address. Open the site at the address that you made them for.',
  passkeyIsThere: 'This device has a passkey for this site already.',
  passkeysUnsupported: 'This browser can’t use passkeys. Use another one, or a recovery code.',
  passkeyNoLock:
    'This device can’t check that it is you. Set a screen lock first, or a PIN for the security key.',
  passkeyFailed: 'The passkey could not be used. Nothing has changed. Please try again.',
} as const;
