import { freePorts } from '../scripts/processes/free-ports.ts';
import { type ServerProcess, startServer } from '../scripts/processes/server-process.ts';

export type StartedProcess = ServerProcess;

/**
 * Starts a script on a free port and waits until it prints `Ready on …`.
 * @param args of Node: the script, and what comes before and after it.
 */
export async function startProcess(
  args: string | readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<StartedProcess> {
  const [port] = await freePorts('127.0.0.1', 1);
  const settings = { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...env };
  return startServer(args, settings, { stderr: 'inherit' });
}
