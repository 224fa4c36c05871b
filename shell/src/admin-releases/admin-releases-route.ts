import type { OwnerPage } from '../admin/owner-page.tsx';

export const adminReleases: OwnerPage = {
  head: {
    title: 'Releases',
    description: 'Versions of the parts of this site, for its owner.',
    keywords: ['releases'],
    secret: true,
  },
  // The release description finds the files of the page by the name of the chunk.
  load: async () =>
    (await import(/* webpackChunkName: "admin-releases" */ './admin-releases.tsx'))
      .AdminReleasesPage,
};
