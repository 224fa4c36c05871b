import type { PageHead } from '@app/site/page-head';

export const notFoundHead: PageHead = {
  title: 'Page Not Found',
  description: 'There is no page at this address.',
  keywords: ['page not found'],
  noindex: true,
};
