import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CodeFault, codeFault } from '@app/federation/code-for-browsers';
import { ReleaseRefused } from '@app/federation/release-refused';
import { type Compilation, NormalModule } from '@rspack/core';
import type { PartBuild } from './build-config.ts';
import { callsIn, isOfContracts } from './contract-modules.ts';
import { modulesOf } from './modules-of.ts';
import { root } from './parts.ts';

/**
 * Refuses a part whose code for browsers calls the API past the contracts, or has a React that nobody knows of.
 * @param compilation of what browsers load.
 * @throws ReleaseRefused with the file and the line, or the name of the built file when no source has it in one piece.
 */
export async function refuseCode(compilation: Compilation, part: PartBuild): Promise<void> {
  const sources = sourcesOf(compilation);
  const calls = await Promise.all(sources.filter(isOfContracts).map(callsIn));
  const contracts = calls.flatMap((all) => Object.values(all).map((call) => call.path));
  const haveReact = !part.remote || part.remote.ownReact === true;
  for (const file of (await readdir(part.output)).filter((one) => one.endsWith('.js')).sort()) {
    const code = await readFile(path.join(part.output, file), 'utf8');
    const fault = codeFault(code, { haveReact, contracts });
    if (!fault) continue;
    const others = sources.filter((source) => !isOfContracts(source));
    const place = (await placeOf(fault, others, part)) ?? file;
    throw new ReleaseRefused(`${part.name} ${fault.what} (${place}). ${fault.instead}.`);
  }
}

/** Those of this repository first. */
function sourcesOf(compilation: Compilation): readonly string[] {
  const files = modulesOf(compilation)
    .filter((module) => module instanceof NormalModule)
    .map(({ resource }) => resource.split('?')[0] ?? '');
  const sorted = [...new Set(files)].sort();
  const isOfPackage = (file: string) => file.includes('node_modules');
  return [...sorted.filter((file) => !isOfPackage(file)), ...sorted.filter(isOfPackage)];
}

/** Such as `src/later.ts:2`. */
async function placeOf(
  { text }: CodeFault,
  sources: readonly string[],
  part: PartBuild,
): Promise<string | undefined> {
  // What a template puts in has another name in a source.
  const [literal = ''] = text.split('$');
  const written = ['', `'`, '"', '`'].map((quote) => quote + literal.slice(quote ? 1 : 0));
  for (const file of sources) {
    const lines = (await readFile(file, 'utf8')).split('\n');
    const at = lines.findIndex((line) => written.some((one) => line.includes(one)));
    if (at < 0) continue;
    return `${path.relative(file.startsWith(root) ? root : part.folder, file)}:${at + 1}`;
  }
  return undefined;
}
