/** Texts of the owner's page; those of the API are in the contracts. */
export const uploadTexts = {
  drop: 'Drop the file here, or choose it:',
  dropOne: 'Please drop one file.',
  signingIn: 'Signing in...',
  reading: 'Reading the file',
  previewTitle: 'Check the new price list',
  nothingChanged: 'Nothing has changed yet.',
  warnings: 'Please check before you apply this list:',
  apply: 'Apply',
  applying: 'Applying...',
  cancel: 'Cancel',
  cancelling: 'Cancelling...',
  noAnswer:
    'The server did not answer, so the price list may or may not have changed. Look at the history before you try again.',
  history: 'History',
  noHistory: 'No price list has been imported yet.',
  readingHistory: 'Reading the history...',
  historyFailed: 'The history could not be read. Please check your connection and try again.',
  tryAgain: 'Try again',
  goBack: 'Go back to this list',
  goingBack: 'Going back...',
  live: 'Live',
} as const;
