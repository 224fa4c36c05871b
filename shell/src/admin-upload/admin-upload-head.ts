import type { PageHead } from '@app/site/page-head';

export const adminUploadHead: PageHead = {
  title: 'Admin upload',
  description: 'Upload of a new price list by the owner of this site.',
  keywords: ['price list upload'],
  noindex: true,
};
