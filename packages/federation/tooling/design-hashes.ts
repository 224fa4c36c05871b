import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './parts.ts';

/**
 * What the design system was when a part was built: the SHA-256 of `packages/ui` as `ui`, that of its tokens as
 * `tokens`, and of each of its folders, such as `ui/button`, to tell which components two releases show differently.
 */
export async function designHashes(
  folder = path.join(root, 'packages/ui/src'),
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
  const hashOf = (some: typeof read) => {
    const hash = createHash('sha256');
    for (const { file, bytes } of some) hash.update(`${file}\0${bytes.length}\0`).update(bytes);
    return hash.digest('hex');
  };
  const components = new Set(files.flatMap((file) => /^([\w-]+)\//.exec(file)?.[1] ?? []));
  return {
    ui: hashOf(read),
    tokens: hashOf(read.filter(({ file }) => file === 'tokens.css')),
    ...Object.fromEntries(
      [...components].map((name) => [
        `ui/${name}`,
        hashOf(read.filter(({ file }) => file.startsWith(`${name}/`))),
      ]),
    ),
  };
}
