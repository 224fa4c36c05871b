import type { OwnerPage } from '../admin/owner-page.tsx';

export const adminUpload: OwnerPage = {
  head: {
    title: 'Admin upload',
    description: 'Upload of a new price list by the owner of this site.',
    keywords: ['price list upload'],
    noindex: true,
  },
  // The release description finds the files of the page by the name of the chunk.
  load: async () =>
    (await import(/* webpackChunkName: "admin-upload" */ './admin-upload.tsx')).AdminUpload,
};
