import type { PAGE_DATA_ID, PageData } from '../../shell/src/bootstrap/page-data.ts';
import type { LocalPage } from './local-source.ts';

/** Imported as a type only: the module would add its validation of remotes to the monolith. */
const id: typeof PAGE_DATA_ID = 'page-data';

/** Page data with the monolith's own routes in place of the list of remotes. */
export function localPageData(document: Document, pages: readonly LocalPage[]): PageData {
  const data = JSON.parse(document.getElementById(id)?.textContent ?? '{}') as PageData;
  const routes = pages.map(({ path, module }) => ({ path, module }));
  return { ...data, remotes: [{ name: 'monolith', version: '', entry: '', routes }] };
}
