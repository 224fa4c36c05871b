import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@app/federation/integrity';
import type { LiveRemote } from '@app/federation/registry';
import { sampleSite } from '@app/site/testing/sample-site';
import type { RenderRequest } from '../../src/bootstrap/render.tsx';

/** Server bundle of a shell whose pages behave or misbehave as their paths tell. */
export const FAKE_SHELL = `
import { setTimeout as pause } from 'node:timers/promises';

export async function render(request, importServerBundle) {
  const { url, form, apiOrigin } = request;
  const { pathname, searchParams } = new URL(url, 'http://x');
  const isFlagUp = async () => (await fetch(apiOrigin + '/api/flag')).ok;
  let html = pathname;
  switch (pathname) {
    case '/throws': throw new Error('a broken page');
    case '/loops': for (;;);
    case '/throws-on-demand':
      if (await isFlagUp()) throw new Error('on demand');
      break;
    case '/allocates': {
      const all = [];
      for (;;) all.push(new Array(1000).fill(0));
    }
    case '/dies': process.exit(3);
    case '/cannot-be-sent': return { html: () => {} };
    case '/odd': return { status: 200, html: '', title: '', tags: [{ tag: 'meta', attributes: { a: 1 } }] };
    case '/says': console.error(new Error('said aloud')); break;
    case '/environment': html = JSON.stringify(process.env); break;
    case '/request': html = JSON.stringify(request); break;
    case '/global': html = String(globalThis[searchParams.get('name')]); break;
    case '/process': html = String(process.pid); break;
    case '/waits':
      while (!(await isFlagUp())) await pause(5);
      break;
    case '/remote': html = await (await importServerBundle({ name: searchParams.get('name') })).html;
  }
  if (form) html += JSON.stringify(form);
  return { status: 200, html, title: pathname, tags: [], secret: false, hasData: false };
}

export async function describePages({ site, remotes }, importServerBundle) {
  const pages = [{ path: '/', head: { title: site.company.name, description: '', keywords: [] } }];
  for (const remote of remotes) {
    const { head } = await importServerBundle(remote);
    pages.push({ path: '/' + remote.name, head: head() });
  }
  return { pages, complete: true };
}
`;

/** Writes the bundle and returns its file and its hash. */
export async function writeFakeShell(folder: string, text = FAKE_SHELL) {
  const file = path.join(folder, 'server.mjs');
  await writeFile(file, text);
  return { file, integrity: integrityOf(text) };
}

/** A live remote that serves these paths. */
export const aLiveRemote = (name: string, ...paths: string[]): LiveRemote => ({
  name,
  version: '1.0.0-000000000001',
  entry: '/e.js',
  routes: paths.map((path) => ({ path, module: './page' })),
});

export const aRenderRequest = (
  url: string,
  changes: Partial<RenderRequest> = {},
): RenderRequest => ({
  url,
  site: sampleSite,
  remotes: [],
  apiOrigin: 'http://127.0.0.1:9',
  requestId: 'request-1',
  ...changes,
});
