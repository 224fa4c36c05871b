import type { Page } from 'playwright/test';

export interface Head {
  readonly title: string;
  /** Contents by `name` or `property`; several if there are several such tags. */
  readonly metas: Readonly<Record<string, readonly string[]>>;
  readonly canonical: readonly string[];
  /** Structured data. */
  readonly blocks: readonly { readonly '@type': string }[];
  readonly headings: number;
}

/** The head of the open page, or of the given document. */
export const headOf = (page: Page, html?: string): Promise<Head> =>
  page.evaluate((source) => {
    const from = source ? new DOMParser().parseFromString(source, 'text/html') : document;
    const metas: Record<string, string[]> = {};
    for (const tag of from.querySelectorAll('meta')) {
      const name = tag.getAttribute('name') ?? tag.getAttribute('property') ?? '';
      metas[name] = [...(metas[name] ?? []), tag.content];
    }
    const canonical = [...from.querySelectorAll('link[rel="canonical"]')];
    const blocks = [...from.querySelectorAll('script[type="application/ld+json"]')];
    return {
      title: from.title,
      metas,
      canonical: canonical.map((tag) => tag.getAttribute('href') ?? ''),
      blocks: blocks.map((tag) => JSON.parse(tag.textContent ?? '')),
      headings: from.querySelectorAll('h1').length,
    };
  }, html);
