import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { moduleNameOf } from '@app/federation/module-name';
import { declarationOf } from '@app/federation/tooling/declared-paths';
import { parts } from '@app/federation/tooling/parts';

/** Files that replace modules of the shell in the monolith, by the module's file name. */
export type Replacements = Readonly<Record<string, string>>;

/** Name of a page's chunk, by which the build's statistics list its files. */
export const chunkOf = (route: string): string => `page-${moduleNameOf(route).slice(2)}`;

/** Writes the modules that the shell imports in place of federation, with one import per page. */
export async function writeSources(folder: string): Promise<Replacements> {
  const here = JSON.stringify(import.meta.dirname).slice(1, -1);
  const pages = (await declaredPages()).map(
    ({ route, file }) =>
      `{ path: '${route}', module: '${moduleNameOf(route)}', open: () => import(/* webpackChunkName: '${chunkOf(route)}' */ ${JSON.stringify(file)}) },`,
  );
  const sources = {
    'pages.ts': `export const pages = [\n${pages.join('\n')}\n];\n`,
    'browser-source.ts': `import { localSource } from '${here}/local-source.ts';
import { pages } from './pages.ts';
export const createBrowserSource = () => localSource(pages);\n`,
    'page-data.ts': `import { localPageData } from '${here}/local-page-data.ts';
import { pages } from './pages.ts';
export const readPageData = (document) => localPageData(document, pages);\n`,
    // Empty, because pages of a monolith import these modules themselves.
    'provided-modules.ts': 'export {};\n',
  };
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(sources))
    await writeFile(path.join(folder, name), text);
  const { 'pages.ts': _, ...replacements } = sources;
  return Object.fromEntries(
    Object.keys(replacements).map((name) => [name, path.join(folder, name)]),
  );
}

/** Every page that a remote declares, with the file of its module. */
export async function declaredPages(): Promise<{ route: string; file: string }[]> {
  const pages = await Promise.all(
    parts.map(async (part) => {
      const remote = await declarationOf(part);
      return (remote?.routes ?? []).map(({ path: route, page }) => ({
        route,
        file: path.join(part.folder, 'src', page),
      }));
    }),
  );
  return pages.flat();
}
