import { endpoints } from '@app/contracts/endpoints';
import { endpointContract } from '@app/contracts/snapshots/contract';
import { CONTRACTS_PATH } from '@app/contracts/snapshots/contracts-path';
import type { ServerEnv } from '@app/http-server/request-context';
import type { Hono } from 'hono';
import { docsPage } from './openapi/docs-page.ts';
import { docsStylesheet } from './openapi/docs-stylesheet.ts';
import { openApiDocument } from './openapi/openapi-document.ts';

const STYLESHEET = '/api/docs.css';

/**
 * Serves the description of the API: OpenAPI for programs, a page for people, and the contracts of its
 * calls, with which a release is compared before it goes live.
 */
export function mountOpenApi(
  app: Hono<ServerEnv>,
  site: { readonly company: { readonly name: string } },
): void {
  const api = openApiDocument(`${site.company.name} API`, endpoints);
  app.get('/api/openapi.json', (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.json(api);
  });
  app.get(CONTRACTS_PATH, (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.json(endpoints.map(endpointContract));
  });
  app.get('/api/docs', (c) => {
    c.header('Cache-Control', 'no-cache');
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    return c.html(docsPage(api, STYLESHEET));
  });
  app.get(STYLESHEET, (c) => {
    c.header('Cache-Control', 'no-cache');
    c.header('Content-Type', 'text/css; charset=utf-8');
    return c.body(docsStylesheet);
  });
}
