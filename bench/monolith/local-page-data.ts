import type { PAGE_DATA_ID, PageData } from '../../shell/src/bootstrap/page-data.ts';
import type { LocalPage } from './local-source.ts';

/** Only as a type: the module itself would bring the check of remotes with it. */
const id: typeof PAGE_DATA_ID = 'page-data';

/** A monolith knows its own routes: there is no list of remotes to check before it starts. */
export function localPageData(document: Document, pages: readonly LocalPage[]): PageData {
  const data = JSON.parse(document.getElementById(id)?.textContent ?? '{}') as PageData;
  const routes = pages.map(({ path, module }) => ({ path, module }));
  return { ...data, remotes: [{ name: 'monolith', version: '', entry: '', routes }] };
}
