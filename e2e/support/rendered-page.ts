import type { APIRequestContext } from 'playwright/test';

/**
 * The document at an address with the text that the server rendered. A busy server sends a page without its
 * text, for the browser to render, and after three of them it waits for ten seconds.
 */
export async function renderedPage(request: APIRequestContext, address: string) {
  for (;;) {
    const response = await request.get(address, { maxRedirects: 0 });
    const html = await response.text();
    if (!html.includes('"rendered":false')) return { response, html };
  }
}
