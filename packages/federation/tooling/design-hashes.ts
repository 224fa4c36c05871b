import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './parts.ts';

const UI = path.join(root, 'packages/ui/src');
/** `brand` draws the logo, which letters and icons have too. */
const LOGO = path.join(root, 'packages/site/src/brand-mark.ts');

/**
 * What the design system was when a part was built: the SHA-256 of `packages/ui` as `ui`, of its tokens as
 * `tokens`, of each of its components, such as `ui/button`, to tell which of them two releases show differently, and of
 * the rest, such as fonts and the styles of plain elements, as `base`.
 */
export async function designHashes(
  folder = UI,
  logo = LOGO,
): Promise<Readonly<Record<string, string>>> {
  const files: string[] = [];
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    const file = path.relative(folder, path.join(entry.parentPath, entry.name));
    const isBuilt = !/\.test\.tsx?$|(^|[\\/])testing[\\/]/.test(file);
    if (entry.isFile() && isBuilt) files.push(file.replaceAll('\\', '/'));
  }
  const read = await Promise.all(
    files.sort().map(async (file) => ({ file, bytes: await readFile(path.join(folder, file)) })),
  );
  read.push({ file: 'brand/brand-mark.ts', bytes: await readFile(logo) });
  const components = new Set(files.flatMap((file) => /^([\w-]+)\/.+\.tsx$/.exec(file)?.[1] ?? []));
  const nameOf = (file: string) => {
    const [first = ''] = file.split('/');
    if (components.has(first)) return `ui/${first}`;
    return file === 'tokens.css' ? 'tokens' : 'base';
  };
  const parts = Map.groupBy(read, ({ file }) => nameOf(file));
  return {
    ui: hashOf(read),
    ...Object.fromEntries([...parts].map(([name, some]) => [name, hashOf(some)])),
  };
}

function hashOf(files: readonly { readonly file: string; readonly bytes: Buffer }[]): string {
  const hash = createHash('sha256');
  for (const { file, bytes } of files) hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}
