import { defineRemote } from '@app/federation/remote-module';

export default defineRemote({
  kit: '^1.3.0',
  routes: [
    {
      path: '/proposal',
      page: './features/security-plan/security-plan-page.tsx',
      query: ['step', 'change', 'topic', 'type', 'revision', 'view'],
      secret: ['plan', 'resume'],
      menu: { label: 'Security Plan', order: 40 },
    },
  ],
});
