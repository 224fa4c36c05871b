import { defineRemote } from '@app/federation/remote-module';

export default defineRemote({
  kit: '^1.3.0',
  routes: [
    {
      path: '/consulting',
      page: './features/price-list/price-list-page.tsx',
      query: ['q', 'page', 'filter', 'sort', 'category', 'sku', 'compare', 'shown'],
      secret: ['order', 'cart'],
      menu: { label: 'Price Estimates', order: 1, under: '/proposal' },
    },
  ],
});
