import { type IncomingMessage, request as requestOverHttp, type ServerResponse } from 'node:http';
import { request as requestOverHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';

/** Address of the script that `site-proxy` puts into the pages of the site. */
export const OWN_PAGES_SCRIPT = '/standalone/own-pages.js';

/** Headers that are about the connection, or that bind a page to the address of the site. */
const notPassedOn = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-security-policy',
  'strict-transport-security',
]);

/**
 * Answers requests with what a site that runs elsewhere answers to them. Its documents also get
 * `OWN_PAGES_SCRIPT`. What it cannot reach is a 502 with the reason.
 */
export function siteProxy(site: URL): (request: IncomingMessage, response: ServerResponse) => void {
  const send = site.protocol === 'https:' ? requestOverHttps : requestOverHttp;
  return (request, response) => {
    const onward = send(site, {
      // As an option, because a path with two slashes in front would name another host.
      path: request.url ?? '/',
      ...(request.method ? { method: request.method } : {}),
      headers: headersFor(site, request),
    });
    const unreachable = (cause: Error) => {
      if (response.headersSent) return void response.destroy(cause);
      response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(`${site.origin} does not answer: ${cause.message}\n`);
    };
    onward.on('error', unreachable);
    onward.on('response', (answer) => {
      passOn(site, answer, response).catch(unreachable);
    });
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  };
}

/** The site refuses posts from other origins, so they come from its own. */
function headersFor(site: URL, { headers }: IncomingMessage) {
  const { origin, referer, ...others } = headers;
  return {
    ...others,
    host: site.host,
    'accept-encoding': 'identity',
    ...(origin ? { origin: site.origin } : {}),
    ...(referer ? { referer: site.origin + new URL(referer).pathname } : {}),
  };
}

async function passOn(site: URL, answer: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !notPassedOn.has(name)) response.setHeader(name, value);
  }
  const { location } = answer.headers;
  if (location?.startsWith(`${site.origin}/`)) {
    response.setHeader('location', location.slice(site.origin.length));
  }
  response.statusCode = answer.statusCode ?? 502;
  const isDocument = answer.headers['content-type']?.startsWith('text/html') ?? false;
  if (!isDocument) return pipeline(answer, response);
  const html = await text(answer);
  response.removeHeader('content-length');
  response.end(html.replace('</head>', () => `<script src="${OWN_PAGES_SCRIPT}"></script></head>`));
}

/**
 * A script for the documents of the site. A link to one of these paths loads a new document, which
 * is the remote that runs here; the shell of the site would show its own release of it.
 */
export const ownPagesScript = (paths: readonly string[]): string => `
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (!link || link.origin !== location.origin) return;
  if (${JSON.stringify(paths)}.includes(link.pathname)) event.stopImmediatePropagation();
}, true);
`;
