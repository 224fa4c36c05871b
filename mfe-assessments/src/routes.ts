import { defineRemote } from '@app/federation/remote-module';

export default defineRemote({
  kit: '^1.0.0',
  routes: [
    {
      path: '/business-security',
      page: './features/business-security/business-security-page.tsx',
      query: ['form'],
    },
    { path: '/contact', page: './features/contact/contact-page.tsx', query: ['topic'] },
    { path: '/home-security', page: './features/home-security/home-security-page.tsx' },
    { path: '/incident', page: './features/incident/incident-page.tsx' },
    { path: '/tech-help', page: './features/tech-help/tech-help-page.tsx' },
  ],
});
