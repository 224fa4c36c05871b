import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeFault } from '@app/federation/code-for-browsers';
import type { BuiltRelease } from '@app/federation/releases';

/**
 * Why the code that browsers load is refused, as one line; undefined when it is not. A build looks at the same, and
 * this server did not see that build.
 */
export async function faultOfCode({ release, folder }: BuiltRelease): Promise<string | undefined> {
  const haveReact = release.name === 'shell' || release.ownReact !== undefined;
  for (const file of (await readdir(folder)).filter((one) => one.endsWith('.js')).sort()) {
    const fault = codeFault(await readFile(path.join(folder, file), 'utf8'), { haveReact });
    if (fault) return `${fault.what} (${file}). ${fault.instead}`;
  }
  return undefined;
}
