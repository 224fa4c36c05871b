import type { OwnerPage } from '../admin/owner-page.tsx';

export const adminWaiting: OwnerPage = {
  head: {
    title: 'Waiting mail',
    description: 'Mails and webhooks of this site that are not sent yet, for its owner.',
    keywords: ['waiting mail'],
    secret: true,
  },
  // The release description finds the files of the page by the name of the chunk.
  load: async () =>
    (await import(/* webpackChunkName: "admin-waiting" */ './admin-waiting.tsx')).AdminWaitingPage,
};
