import { defineRemote } from '@app/federation/remote-module';

/** A remote of the tests, whose code runs with React 18 and 19. */
export default defineRemote({
  kit: '^1.4.0',
  shared: { react: '^18.3.0 || ^19.0.0' },
  routes: [{ path: '/sample', page: './sample-page.tsx', query: ['fault', 'from'] }],
});
