import type { Log } from '@app/http-server/logger';
import { perMinute } from '../per-minute.ts';
import type { ReleaseFault } from '../telemetry/fault-counts.ts';
import type { cpuTimeOf } from './endless-loop.ts';
import { releaseAtFault } from './release-at-fault.ts';
import type { ServerBundle } from './render-messages.ts';
import {
  type RenderProcess,
  type RenderProcessEvents,
  startRenderProcess,
} from './render-process.ts';

/**
 * Pause before a process that could not start is started again, so that it does not restart in a
 * loop.
 */
const RESTART_PAUSE_MS = 1000;

export interface RenderPoolOptions {
  readonly shell: ServerBundle;
  readonly remotes: readonly ServerBundle[];
  readonly processes: number;
  /** Limit of the JavaScript heap of each process. */
  readonly heapMb: number;
  /** Called for each fault of a release. */
  readonly onFault?: ((fault: ReleaseFault) => void) | undefined;
  /** Absent: that of the system. See `cpuTimeOf`. */
  readonly cpuTime?: typeof cpuTimeOf;
  readonly log: Log;
}

export interface RenderPool {
  /** An idle process to run a task in; undefined when all are busy. */
  idle(): RenderProcess | undefined;
  /** Remotes that are loaded only with their first page, because loading them ended a process. */
  readonly loadLater: ReadonlySet<string>;
  /** Resolves when a first process can render. */
  readonly ready: Promise<void>;
  /** Keeps this many processes running from now on. */
  grow(processes: number): void;
  close(): void;
}

/**
 * Keeps processes running that have loaded one release set. They start one after the other, so that
 * a bundle that cannot be loaded ends only one of them. The processes are ready without a remote
 * that cannot be loaded.
 * @param onIdle called whenever a process may have become idle.
 */
export function createRenderPool(options: RenderPoolOptions, onIdle: () => void): RenderPool {
  const { shell, remotes, log } = options;
  const running = new Set<RenderProcess>();
  const loadLater = new Set<string>();
  const reported = new Set<string>();
  const becameReady = Promise.withResolvers<void>();
  const logOutput = createOutputLog(log);
  let { processes } = options;
  let closed = false;

  function start() {
    if (closed || running.size >= processes) return;
    const order = { kind: 'load', shell, remotes, loadLater: [...loadLater] } as const;
    const events: RenderProcessEvents = {
      onReady() {
        becameReady.resolve();
        start();
        onIdle();
      },
      onNotLoaded: notLoaded,
      onOutput: logOutput,
      onSameUser: (why) => log.warn({ why }, 'pages run as the user of the site'),
      onEnd(why, during) {
        running.delete(started);
        if (closed) return;
        if (during !== 'task') lost(why);
        // It ended without a page, so a loaded bundle ended it. Load all bundles only with their
        // pages next time.
        if (during === 'nothing') for (const { name } of remotes) loadLater.add(name);
        if (during === 'task') start();
        else setTimeout(start, RESTART_PAUSE_MS).unref();
        onIdle();
      },
    };
    const started = startRenderProcess(order, options.heapMb, events, options.cpuTime);
    running.add(started);
  }

  /** A fault that code left behind, such as a timer, names its release. */
  function lost(fault: string) {
    const culprit = releaseAtFault(options, { fault });
    const named = culprit && { remote: culprit.name, version: culprit.version };
    log.error({ ...named, fault }, 'render process lost');
    if (named) options.onFault?.({ ...named, kind: 'server-render' });
  }

  /** Every process fails to load the same bundle; it is logged once. */
  function notLoaded(name: string, fault: string) {
    if (name !== shell.name) loadLater.add(name);
    if (reported.has(name)) return;
    reported.add(name);
    const bundle = [shell, ...remotes].find((one) => one.name === name);
    const { version, file } = bundle as ServerBundle;
    log.error({ remote: name, version, bundle: file, fault }, 'bundle not loaded on the server');
    options.onFault?.({ remote: name, version, kind: 'server-module' });
  }

  start();
  return {
    idle: () => [...running].find(({ idle }) => idle),
    loadLater,
    ready: becameReady.promise,
    grow(most) {
      processes = most;
      start();
    },
    close() {
      closed = true;
      for (const one of running) one.kill();
    },
  };
}

const LINES_PER_MINUTE = 60;
const LONGEST_TEXT = 2000;

/**
 * Logs what pages write to their console: one line for each piece, at most sixty a minute, so that
 * a page that writes in a loop cannot fill the disk.
 */
export function createOutputLog(log: Log): (text: string) => void {
  const mayLog = perMinute(LINES_PER_MINUTE);
  return (text) => {
    if (!mayLog()) return;
    log.warn({ text: text.trim().slice(0, LONGEST_TEXT) }, 'a page wrote to the console');
  };
}
