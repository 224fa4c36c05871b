import { readdirSync } from 'node:fs';
import { defineRemote } from '@app/federation/remote-module';

/** One page for each file. Only the build reads this module, so it may use the file system. */
const technologies = readdirSync(new URL('./content/technologies', import.meta.url))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace(/\.tsx$/, ''));

export default defineRemote({
  kit: '^1.1.0',
  routes: [
    { path: '/', page: './features/home/home-page.tsx' },
    {
      path: '/exploring',
      page: './features/explorer/explorer-page.tsx',
      menu: { label: 'Technology', order: 30, section: '/technology/' },
    },
    {
      path: '/about',
      page: './features/about/about-page.tsx',
      menu: { label: 'About Us', order: 70 },
    },
    { path: '/privacy', page: './features/legal/privacy-page.tsx' },
    { path: '/warranty', page: './features/legal/warranty-page.tsx' },
    { path: '/accessibility', page: './features/legal/accessibility-page.tsx' },
    ...technologies.map(
      (id) => ({ path: `/technology/${id}`, page: `./content/technologies/${id}.tsx` }) as const,
    ),
  ],
});
