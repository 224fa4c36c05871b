import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Part, root } from '@app/federation/tooling/parts';

const here = path.join(root, 'packages/testing');

/** A remote of the tests, at `/sample`; its page says which React renders it. */
export const sampleRemote: Part = { name: 'sample', folder: path.join(here, 'src/sample-remote') };

/** Versions of React beside that of the site, as package.json has them. */
type OtherReact = '18' | '19.2';

export interface Installed {
  /** Absent for the React of the site. */
  readonly react?: OtherReact;
  /** Lets a remote bring that React. */
  readonly own?: boolean;
}

/** Copies a part into an empty folder, where another React is installed for it. */
export async function partOnReact(
  { name, folder: from }: Part,
  folder: string,
  { react, own = false }: Installed = {},
): Promise<Part> {
  await cp(path.join(from, 'src'), path.join(folder, 'src'), { recursive: true });
  await cp(path.join(from, 'package.json'), path.join(folder, 'package.json'));
  const installed = path.join(
    existsSync(path.join(from, 'node_modules')) ? from : here,
    'node_modules',
  );
  await mkdir(path.join(folder, 'node_modules'));
  const link = async (module: string, to: string) =>
    symlink(await realpath(to), path.join(folder, 'node_modules', module));
  const others = (await readdir(installed)).filter(
    (module) => module !== '.bin' && !/^react(-dom)?$/.test(module),
  );
  for (const module of others) await link(module, path.join(installed, module));
  for (const module of ['react', 'react-dom']) {
    const other = react ? `${module}-${react}` : module;
    await link(module, path.join(here, 'node_modules', other));
  }
  if (own) {
    const file = path.join(folder, 'src/routes.ts');
    const code = await readFile(file, 'utf8');
    await writeFile(file, code.replace('kit:', 'ownReact: true, kit:'));
  }
  return { name, folder };
}
