import type { SiteConfig } from '@app/site/site-config';
import { SHEET_NAVY } from '../images/colours.ts';

/** https://www.w3.org/TR/appmanifest/. A website that can be put on a home screen, not an app. */
export const webManifest = ({ company }: SiteConfig): object => ({
  name: company.name,
  short_name: company.shortName,
  description: company.blurb,
  lang: 'en-ZA',
  id: '/',
  start_url: '/',
  display: 'browser',
  background_color: SHEET_NAVY,
  theme_color: SHEET_NAVY,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    {
      src: '/icon-maskable-512.png',
      sizes: '512x512',
      type: 'image/png',
      purpose: 'maskable',
    },
  ],
});
