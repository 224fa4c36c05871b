import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { StoreSettings } from '@app/api/adapters/open-store';
import { repository } from './repository.ts';
import { scriptEnvironment } from './script-environment.ts';

const run = promisify(execFile);

/**
 * Runs a program on a store, given its path in the repository. Resolves to its output; rejects if
 * it fails.
 */
export async function runScript(
  script: string,
  store: StoreSettings,
  ...args: readonly string[]
): Promise<string> {
  const { stdout } = await run(process.execPath, [script, ...args], {
    cwd: repository,
    env: scriptEnvironment(store),
  });
  return stdout;
}
