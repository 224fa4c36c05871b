import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoints } from '@app/contracts/endpoints';
import { ReleaseRefused } from '@app/federation/release-refused';
import { type Compilation, NormalModule } from '@rspack/core';
import { modulesOf } from './modules-of.ts';
import { type Part, root } from './parts.ts';
import { unknownCalls } from './unknown-calls.ts';

const CODE = /\.tsx?$/;
const CONTRACTS = path.join(root, 'packages/contracts') + path.sep;

/**
 * Refuses a part with code of ours that calls the API by a path that no contract has.
 * @param compilation of what browsers load.
 * @throws ReleaseRefused with the file and the line of the first such call.
 */
export async function refuseUnknownCalls(compilation: Compilation, part: Part): Promise<void> {
  const served = endpoints.map((endpoint) => endpoint.path);
  const files = modulesOf(compilation)
    .filter((module) => module instanceof NormalModule)
    .map(({ resource }) => resource.split('?')[0] ?? '')
    .filter(
      (file) => CODE.test(file) && !file.includes('node_modules') && !file.startsWith(CONTRACTS),
    );
  for (const file of new Set(files.sort())) {
    const [call] = unknownCalls(await readFile(file, 'utf8'), served);
    if (!call) continue;
    const place = path.relative(file.startsWith(root) ? root : part.folder, file);
    throw new ReleaseRefused(
      `${part.name} calls ${call.path} (${place}:${call.line}), which no contract has. Describe the call in packages/contracts and make it with useApi, so that a release can be checked.`,
    );
  }
}
