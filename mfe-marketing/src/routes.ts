import { defineRemote } from '@app/federation/remote-module';

export default defineRemote({
  kit: '^1.0.0',
  routes: [{ path: '/', page: './features/home/home-page.tsx' }],
});
