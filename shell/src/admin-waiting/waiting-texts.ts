export const waitingTexts = {
  title: 'Waiting mail',
  lede: 'Mails and webhooks that are not sent yet: incidents first, then orders, then the rest.',
  loading: 'Reading what waits...',
  needsScript: 'This page needs JavaScript to sign in and to show what waits.',
  unreachable:
    'What waits could not be read. Please check your connection; the page tries again by itself.',
  nothing: 'Nothing is waiting.',
  waits: (count: number) => (count === 1 ? '1 is waiting' : `${count} are waiting`),
  counts: 'All mails and webhooks',
  waiting: 'Not sent yet',
  dead: 'Failed',
  deadMeans: 'We do not try these again. Please contact these people yourself.',
  first: (shown: number, total: number) => `the first ${shown} of ${total}`,
} as const;
