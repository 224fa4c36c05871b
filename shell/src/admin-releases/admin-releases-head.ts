import type { PageHead } from '@app/site/page-head';

export const adminReleasesHead: PageHead = {
  title: 'Releases',
  description: 'Versions of the parts of this site, for its owner.',
  keywords: ['releases'],
  secret: true,
};
