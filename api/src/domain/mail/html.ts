/** Markup that is safe to put in a page as it is. Made by `html` alone. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | Html | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

function toMarkup(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(({ markup }) => markup).join('');
  return escaped(String(part));
}

/** A template whose every part is escaped unless it is itself made by this template. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(String.raw({ raw: strings }, ...parts.map(toMarkup)));
