import { defineRemote } from '@app/federation/remote-module';

export default defineRemote({
  kit: '^1.0.0',
  routes: [{ path: '/consulting', page: './features/price-list/price-list-page.tsx' }],
});
