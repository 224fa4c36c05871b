import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import type { SiteConfig } from '@app/site/site-config';
import type { ErrorHandler } from 'hono';

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

/** Answers a fault that nothing else caught with a page in plain words, and logs the fault. */
export const answerFault =
  (log: Log, { company }: SiteConfig): ErrorHandler<ServerEnv> =>
  (fault, c) => {
    const id = c.get('requestId');
    log.error({ err: fault, id }, 'fault');
    c.header('Cache-Control', 'no-store');
    const lines = [
      'Something went wrong on our side, and this page could not be shown.',
      `Please try again in a moment. If it happens again, call ${company.phone.shown} or write to ${company.email}.`,
      `Please mention this number, so that we can find out what happened: ${id}`,
    ];
    const link = { text: 'Go to the home page', href: '/' };
    const heading = 'Something went wrong';
    return c.html(plainPage({ heading, company: company.name, lines, link }), 500);
  };
