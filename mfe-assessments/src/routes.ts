import { defineRemote } from '@app/federation/remote-module';

export default defineRemote({
  kit: '^1.0.0',
  routes: [
    {
      path: '/business-security',
      page: './features/business-security/business-security-page.tsx',
      query: ['form'],
      menu: { label: 'Business Security', order: 10 },
    },
    {
      path: '/contact',
      page: './features/contact/contact-page.tsx',
      query: ['topic'],
      menu: { label: 'Contact', order: 60 },
    },
    {
      path: '/home-security',
      page: './features/home-security/home-security-page.tsx',
      menu: { label: 'Home Security', order: 20 },
    },
    { path: '/site-visit', page: './features/site-visit/site-visit-page.tsx', secret: ['plan'] },
    { path: '/incident', page: './features/incident/incident-page.tsx' },
    {
      path: '/tech-help',
      page: './features/tech-help/tech-help-page.tsx',
      menu: { label: 'Technical Help', order: 50 },
    },
  ],
});
