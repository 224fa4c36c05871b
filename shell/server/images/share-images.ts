import type { ServerEnv } from '@app/http-server/request-context';
import type { Hono } from 'hono';
import { shareImageFile, shareImagePath, shareTitle } from '../../src/head/share-image.ts';
import type { PublicPages } from '../discovery/public-pages.ts';
import type { Paint } from './painter.ts';
import { shareCard } from './share-card.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Images of public pages, painted when first requested. Only addresses that live pages name are
 * painted and kept, so that requests cannot make the server paint or keep any number of images.
 */
export function mountShareImages(
  app: Hono<ServerEnv>,
  publicPages: () => Promise<PublicPages>,
  paint: Paint,
): void {
  const kept = new WeakMap<PublicPages['pages'], Map<string, Promise<Buffer>>>();

  app.get('/og/:key/:file{.+}', async (c) => {
    const known = await publicPages();
    const page = known.pages.find(({ path }) => shareImageFile(path) === c.req.param('file'));
    // If some pages could not be described, this may be one of them.
    if (!page) return c.text('Not found', known.complete ? 404 : 503);
    const address = shareImagePath(page.head, known.site, page.path);
    // The link is from before a release or a change of name.
    if (c.req.path !== address) return c.redirect(address, 302);
    const images = kept.get(known.pages) ?? new Map<string, Promise<Buffer>>();
    kept.set(known.pages, images);
    const image =
      images.get(address) ?? paint(shareCard(shareTitle(page.head, known.site), known.site));
    images.set(address, image);
    image.catch(() => images.delete(address));
    const png = new Uint8Array(await image);
    c.header('Cache-Control', IMMUTABLE);
    return c.body(png, 200, { 'Content-Type': 'image/png' });
  });
}
