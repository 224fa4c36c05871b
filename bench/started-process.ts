import { type ServerProcess, startServer } from '@app/testing/site/server-process';

export type StartedProcess = ServerProcess;

/**
 * Starts a script on a free port and waits until it prints `Ready on …`.
 * @param args of Node: the script, and what comes before and after it.
 */
export async function startProcess(
  args: string | readonly string[],
  env: Readonly<Record<string, string>> = {},
  options: { readonly startMs?: number } = {},
): Promise<StartedProcess> {
  const settings = { ...process.env, PORT: '0', HOST: '127.0.0.1', ...env };
  return startServer(args, settings, { stderr: 'inherit', ...options });
}
