import type { ChangeKind } from '@app/contracts/report-understanding';

export const correctionTexts = {
  title: 'We understood',
  lede: 'Wrong or missing? Change it, then make the report again.',
  again: 'Make the report again',
  busy: 'Making the report again...',
  more: 'Add something we missed',
  nothingChanged: 'You have not changed anything yet. Remove or add something first.',
  done: 'The report is new, with your corrections.',
  failed: 'The report could not be made again',
  waiting:
    'We e-mail you the report ten minutes after your last change, or when you leave this page.',
  mailed:
    'We have already e-mailed you an earlier version. Download this one: it is not e-mailed again.',
} as const;

/** What the chips of a kind are called, and the select that adds to them. */
export const kindTexts: Readonly<Record<ChangeKind, { title: string; add: string }>> = {
  incident: { title: 'What happened or could', add: 'What else happened, or could happen?' },
  place: { title: 'Where', add: 'Where else?' },
  have: { title: 'You have', add: 'What else do you have?' },
  missing: { title: 'You do not have', add: 'What else is missing or broken?' },
  wanted: { title: 'You want', add: 'What else do you want?' },
};
