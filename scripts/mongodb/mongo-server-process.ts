import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { failed, type Result, success } from '@app/result';

/** A server for tests of the MongoDB adapter. */
export interface MongoServer {
  /** Product and version, such as `ferretdb 1.24.2`. */
  readonly name: string;
  readonly uri: string;
  stop(): Promise<void>;
}

const START_MS = 30_000;
const STOP_MS = 3_000;

/**
 * Starts a program with an empty folder for its data. The program must print its connection string
 * when it accepts connections, and end when its standard input closes: then it also ends if this
 * process is killed.
 */
export async function startMongoServer(
  name: string,
  commandIn: (folder: string) => readonly [program: string, ...args: string[]],
): Promise<Result<MongoServer, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mongo-server-'));
  const [program, ...args] = commandIn(folder);
  const server = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
    server.once('error', () => resolve());
  });
  const stop = async () => {
    server.stdin.end();
    // It waits for open connections, and a failed test may have left some.
    await Promise.race([ended, delay(STOP_MS, undefined, { ref: false })]);
    server.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const uri = await Promise.race([
    new Promise<string>((resolve) => createInterface(server.stdout).once('line', resolve)),
    ended,
    delay(START_MS, undefined, { ref: false }),
  ]);
  if (uri) return success({ name, uri, stop });
  server.kill('SIGKILL');
  await stop();
  return failed(`${name} does not start`);
}
