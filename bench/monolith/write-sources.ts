import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { moduleNameOf } from '@app/federation/module-name';
import { declarationOf } from '@app/federation/tooling/build-part';
import { parts } from '@app/federation/tooling/parts';

/** Modules of the shell, by file name, and the files that stand in for them in the monolith. */
export type Replacements = Readonly<Record<string, string>>;

/** Name of the chunk of a page, by which its files are found again in the build's statistics. */
export const chunkOf = (route: string): string => `page-${moduleNameOf(route).slice(2)}`;

/** Writes what the shell's code imports in place of federation: the pages, one import each. */
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
    // What the shell provides for remotes; here every page has its own imports.
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
