import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { onTestFinished } from 'vitest';
import { type Part, root } from '../parts.ts';

/** Code of a head without anything special. */
const HEAD = "export const head = () => ({ title: 'Sample', description: '', keywords: [] });";

/**
 * Sources of a remote in a temporary folder, with the dependencies of the shop.
 * @param page code of its one page at `/sample`; a head is added.
 * @param more further files below `src`, by name.
 * @param cleanUp hook that removes it; by default at the end of the test.
 */
export async function aSampleRemote(
  page: string,
  more: Readonly<Record<string, string>> = {},
  cleanUp = onTestFinished as (remove: () => Promise<void>) => void,
): Promise<Part> {
  const folder = await temporaryFolder(cleanUp);
  await symlink(path.join(root, 'mfe-shop/node_modules'), path.join(folder, 'node_modules'));
  const description = { name: '@app/mfe-sample', version: '1.0.0' };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(description));
  const files = {
    'routes.ts': `export default { kit: '^1.0.0', routes: [{ path: '/sample', page: './page.tsx' }] };`,
    'page.tsx': `${page}\n${HEAD}`,
    ...more,
  };
  for (const [file, code] of Object.entries(files)) {
    const at = path.join(folder, 'src', file);
    await mkdir(path.dirname(at), { recursive: true });
    await writeFile(at, code);
  }
  return { name: 'sample', folder };
}
