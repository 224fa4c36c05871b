interface PlainPage {
  readonly heading: string;
  readonly company: string;
  readonly lines: readonly string[];
  readonly link: { readonly text: string; readonly href: string };
}

/** A page that needs no release: text without a style. */
export const plainPage = ({ heading, company, lines, link }: PlainPage): string =>
  [
    '<!doctype html><html lang="en-ZA"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(`${heading} | ${company}`)}</title></head>`,
    `<body><h1>${escapeHtml(heading)}</h1>`,
    ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
    `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p></body></html>`,
  ].join('');

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
