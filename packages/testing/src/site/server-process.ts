import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '@app/federation/tooling/parts';

/** A server of ours in a process of its own. */
export interface ServerProcess {
  /** `http://host:port`, as its ready line says it. */
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to its ready line. */
  readonly startMs: number;
  /** What it has printed so far, log lines and errors too. */
  output(): string;
  /** Resolves to the exit code when the process has ended; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
  /** SIGTERM; resolves as `ended`. */
  stop(): Promise<number | null>;
}

/** Generous, because a machine that is busy with other tests starts slowly. */
const START_MS = 60_000;

interface StartOptions {
  readonly stderr?: 'pipe' | 'inherit';
  /** How long it may take to be ready. */
  readonly startMs?: number;
}

/**
 * Starts a program, given its path in the repository or the arguments of Node, and waits for its ready line. It is killed
 * when this process exits. With `inherit`, errors go to our own stderr and not to `output`.
 * @throws Error with its output when it ends before it is ready, or is not ready within a minute.
 */
export async function startServer(
  program: string | readonly string[],
  env: NodeJS.ProcessEnv,
  { stderr = 'pipe', startMs = START_MS }: StartOptions = {},
): Promise<ServerProcess> {
  const started = performance.now();
  const child = spawn(process.execPath, [program].flat(), {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', stderr],
  });
  const kill = (signal: NodeJS.Signals) => void child.kill(signal);
  const killAtExit = () => kill('SIGKILL');
  process.once('exit', killAtExit);
  const ended = once(child, 'exit').then(([code]): number | null => {
    process.off('exit', killAtExit);
    return code;
  });
  let output = '';
  const address = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const url = /^(?:API ready|Ready) on (\S+)/m.exec(output)?.[1];
        if (url) resolve(url);
      });
    }
  });
  const early = ended.then(() => undefined);
  const tooLate = setTimeout(kill, startMs, 'SIGKILL');
  const url = await Promise.race([address, early]).finally(() => clearTimeout(tooLate));
  if (!url) throw new Error(`${program} did not start:\n${output}`);
  return {
    url,
    // A process that has printed a line has an id.
    pid: child.pid as number,
    startMs: performance.now() - started,
    output: () => output,
    ended,
    kill,
    stop() {
      kill('SIGTERM');
      return ended;
    },
  };
}
