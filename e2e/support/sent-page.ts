import { expect, type Page } from 'playwright/test';

/** What a document has, as a browser reads it without running its scripts. */
export interface SentPage {
  readonly title: string;
  /** Contents by `name` or `property`; several if there are several such tags. */
  readonly metas: Readonly<Record<string, readonly string[]>>;
  readonly canonical: readonly string[];
  /** Structured data. */
  readonly blocks: readonly { readonly '@type': string }[];
  readonly headings: number;
  /** Words of the page between header and footer. */
  readonly words: number;
  readonly links: number;
  readonly loading: number;
  /** Attributes and scripts that the security policy would have to allow. */
  readonly inlineCode: readonly string[];
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Reads the open page, or the given document. */
export async function sentPage(page: Page, html?: string): Promise<SentPage> {
  if (html === undefined) return readPage(page);
  // Pages of the site refuse to read markup.
  const blank = await page.context().newPage();
  try {
    return await readPage(blank, html);
  } finally {
    await blank.close();
  }
}

const readPage = (page: Page, html?: string): Promise<SentPage> =>
  page.evaluate((source) => {
    const from = source ? new DOMParser().parseFromString(source, 'text/html') : document;
    const all = (selector: string) => [...from.querySelectorAll(selector)];
    const metas: Record<string, string[]> = {};
    for (const tag of from.querySelectorAll('meta')) {
      const name = tag.getAttribute('name') ?? tag.getAttribute('property') ?? '';
      metas[name] = [...(metas[name] ?? []), tag.content];
    }
    const addresses = (selector: string) =>
      all(selector).map((tag) => tag.getAttribute('href') ?? tag.getAttribute('src') ?? '');
    return {
      title: from.title,
      metas,
      canonical: addresses('link[rel="canonical"]'),
      blocks: all('script[type="application/ld+json"]').map((tag) =>
        JSON.parse(tag.textContent ?? ''),
      ),
      headings: all('h1').length,
      words: (from.querySelector('main')?.textContent ?? '').split(/\s+/).length,
      links: all('main a[href]').length,
      loading: all('[aria-busy="true"]').length,
      inlineCode: all('*').flatMap((element) => {
        const handlers = element.getAttributeNames().filter((name) => name.startsWith('on'));
        const isCode = element.matches('script:not([src]):not([type$="json"])');
        return [...handlers, ...(isCode ? [element.outerHTML] : [])];
      }),
      styles: addresses('link[rel="stylesheet"]'),
      scripts: addresses('script[src]'),
    };
  }, html);

/** The head alone, which navigation in a browser changes too. */
export async function headOf(page: Page, html?: string) {
  const { title, metas, canonical, blocks, headings } = await sentPage(page, html);
  return { title, metas, canonical, blocks, headings };
}

const once = (text: unknown) => [text];
const words = (least: number) => once(expect.stringMatching(new RegExp(`^.{${least},}$`, 's')));

/** What the head of every public page has. */
export const wholeHead = ({ title, metas }: SentPage, company: string, address: string) => ({
  headings: 1,
  canonical: once(address),
  metas: {
    description: words(40),
    keywords: words(10),
    robots: once('index, follow'),
    'og:title': once(title),
    'og:description': metas.description,
    'og:type': once('website'),
    'og:url': once(address),
    'og:site_name': once(company),
    'og:image:alt': once(title),
    'twitter:card': once('summary_large_image'),
  },
});
