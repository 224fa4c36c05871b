import type { Log } from '@app/http-server/logger';
import type { ServerEnv } from '@app/http-server/request-context';
import type { SiteConfig } from '@app/site/site-config';
import type { ErrorHandler } from 'hono';
import { escapeHtml } from './escape-html.ts';

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
    const title = `Something went wrong | ${company.name}`;
    return c.html(
      [
        '<!doctype html><html lang="en-ZA"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="robots" content="noindex">',
        `<title>${escapeHtml(title)}</title></head><body><h1>Something went wrong</h1>`,
        ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
        '<p><a href="/">Go to the home page</a></p></body></html>',
      ].join(''),
      500,
    );
  };
