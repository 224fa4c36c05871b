import type { OwnerPage } from '../admin/owner-page.tsx';

export const adminPasskeys: OwnerPage = {
  head: {
    title: 'Passkeys',
    description: 'Passkeys and recovery codes of the owner of this site.',
    keywords: ['passkeys'],
    secret: true,
  },
  // The release description finds the files of the page by the name of the chunk.
  load: async () =>
    (await import(/* webpackChunkName: "admin-passkeys" */ './admin-passkeys.tsx'))
      .AdminPasskeysPage,
};
