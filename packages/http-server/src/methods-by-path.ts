import type { Hono } from 'hono';
import type { ServerEnv } from './request-context.ts';

/** The methods that each path of an app takes, for the header `Allow` of a 405. */
export function methodsByPath(app: Hono<ServerEnv>): Map<string, Set<string>> {
  const methods = new Map<string, Set<string>>();
  for (const { method, path } of app.routes) {
    if (method !== 'GET' && method !== 'POST') continue;
    const known = methods.get(path) ?? new Set<string>();
    known.add(method);
    if (method === 'GET') known.add('HEAD');
    methods.set(path, known);
  }
  return methods;
}
