/** Texts of the page `/admin/passkeys`; those of the API are in the contracts. */
export const passkeyTexts = {
  title: 'Passkeys',
  lede: 'Confirm price lists and releases with your fingerprint, face or PIN. A stolen password is not enough then.',
  needsScript: 'This page needs JavaScript to sign in and to make passkeys.',
  reading: 'Reading the passkeys...',
  unreachable: 'The passkeys could not be read. Please check your connection and try again.',
  notChanged:
    'The server did not answer, so the change may or may not have been made. Look at the list before you try again.',
  off: 'Passkeys are off: the password alone can import price lists and change releases. The first passkey turns them on.',
  on: 'Passkeys are on: every import, undo, release and rollback has to be confirmed with one. The password alone signs in, and changes nothing.',
  list: 'Your passkeys',
  neverUsed: 'not used yet',
  add: 'Add a passkey',
  remove: 'Remove',
  codes: 'Recovery codes',
  codesMean:
    'A recovery code approves one change on this page when you have no passkey at hand. Each works once.',
  newCodes: 'Make new codes',
  storeCodes:
    'Print these recovery codes now, or write them down: they are not shown again. Keep them away from your devices.',
  print: 'Print',
  stored: 'I have kept them',
  turnOff: 'Turn passkeys off',
  cancel: 'Cancel',
  waiting: 'Waiting...',
  name: 'Name of the passkey',
  nameHint: 'Such as the device that has it: “Office laptop”.',
  password: 'Password',
  passwordHint: 'Once more, because the first passkey changes how you sign in.',
  code: 'Recovery code',
  codeHint: 'Only when you have no passkey at hand. Otherwise leave this empty.',
} as const;
