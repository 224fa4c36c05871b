import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repository } from './repository.ts';

const run = promisify(execFile);

/** Runs one of the repository's scripts to its end, on a data folder. Rejects when it fails. */
export async function runScript(
  script: string,
  dataDir: string,
  ...args: readonly string[]
): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const { stdout } = await run(process.execPath, [`scripts/${script}`, ...args], {
    cwd: repository,
    env,
  });
  return stdout;
}
