import { fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { cpuTimeOf, hasLooped } from './endless-loop.ts';
import { openPageCalls, type PageCalls } from './page-calls.ts';
import {
  type LoadOrder,
  type MessageToRenderProcess,
  RENDER_PROCESS_TITLE,
  type RenderAnswer,
  type RenderTask,
} from './render-messages.ts';
import { isRenderProcessMessage } from './rendered-page.ts';

const MAIN = fileURLToPath(new URL('./render-process-main.mjs', import.meta.url));
/** What runs in a render process before the bundles. */
const CODE = ['import-checked', 'measured', 'nobody', 'page-fetch'].map((name) =>
  fileURLToPath(new URL(`./${name}.mjs`, import.meta.url)),
);
/** Why a task failed that was killed at its deadline. */
export const PAST_DEADLINE = 'past its deadline';
const CPU_LOOK_MS = 100;
/** Longest time to load one bundle of the live site. A sound bundle takes a fraction of this. */
const LOAD_DEADLINE_MS = 3000;
/**
 * By default V8 lets the space for new objects grow to 32 MB and more while pages are rendered, and
 * the heap to 150 MB, of which 18 MB are in use. 2 would save 10 MB more, and cost a sixth more CPU
 * time for large pages; with 4 the time is that of the default.
 */
const SEMI_SPACE_MB = 4;
/** Of glibc: by default each thread keeps freed memory in arenas of its own, eight for each CPU. */
const MALLOC_ARENA_MAX = '2';
/** Pages are code of other teams, so they get none of the passwords and keys in the environment. */
const PASSED_ON = ['NODE_ENV', 'PATH', 'TZ', 'LANG', 'LC_ALL', 'SystemRoot'];
export const environmentOfPages = (): NodeJS.ProcessEnv =>
  Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]]));

export interface RenderProcess {
  /** True when it has loaded its bundles and runs no task. */
  readonly idle: boolean;
  /**
   * After the deadline the process is killed and the task fails.
   * @param cpuMs the same once it has computed for so long, where that is known.
   */
  run(task: RenderTask, deadlineMs: number, cpuMs?: number): Promise<RenderAnswer>;
  kill(): void;
}

/**
 * What a process was doing when it ended. `killed`: nothing, and SIGKILL ended it, which comes from
 * outside: from the operator, or from a kernel that is short of memory.
 */
type During = 'loading' | 'task' | 'nothing' | 'killed';

export interface RenderProcessEvents {
  onReady(): void;
  /** A bundle threw or took too long. Loading goes on after a remote that threw. */
  onNotLoaded(bundle: string, fault: string): void;
  /** Output of pages to the console, in pieces. It may arrive after the answer of its page. */
  onOutput(text: string): void;
  /** Pages run as the user of the site, who is root and could not be left. */
  onSameUser(why: string): void;
  /**
   * Called once, after the task under way was answered. `during` tells what the process was doing.
   */
  onEnd(why: string, during: During): void;
}

/**
 * Starts a process that loads bundles and then takes one task at a time.
 * @param cpuTime see `cpuTimeOf`.
 * @param loadMs longest time to load one bundle.
 */
export function startRenderProcess(
  order: LoadOrder,
  heapMb: number,
  events: RenderProcessEvents,
  cpuTime = cpuTimeOf,
  loadMs = LOAD_DEADLINE_MS,
): RenderProcess {
  const files = [order.shell, ...order.remotes].map(({ file }) => file);
  const child = fork(MAIN, [RENDER_PROCESS_TITLE], {
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [
      // Before a bundle runs, the process gives up reading and threads as well.
      '--permission',
      '--allow-worker',
      // Warns of that flag, in the log of pages.
      '--disable-warning=PERM0006',
      ...[MAIN, ...CODE, ...files].map((file) => `--allow-fs-read=${file}`),
      `--max-old-space-size=${heapMb}`,
      `--max-semi-space-size=${SEMI_SPACE_MB}`,
      '--expose-gc',
    ],
    env: {
      ...environmentOfPages(),
      MALLOC_ARENA_MAX,
    },
  });
  let ready = false;
  let loading = order.shell.name;
  let ended = false;
  let crashed = false;
  let settle: ((answer: RenderAnswer) => void) | undefined;
  let calls: PageCalls | undefined;
  let deadline: NodeJS.Timeout | undefined;
  let halfTime: NodeJS.Timeout | undefined;
  let spending: NodeJS.Timeout | undefined;
  /** Since half of the time of a task. */
  let hasOnlyComputed = () => false;

  const loadInTime = () => {
    clearTimeout(deadline);
    deadline = setTimeout(() => {
      events.onNotLoaded(loading, 'not loaded in time');
      end('a bundle was not loaded in time');
    }, loadMs).unref();
  };

  function clearTimers() {
    clearTimeout(deadline);
    clearTimeout(halfTime);
    clearInterval(spending);
  }

  /** Ends a task that has used this CPU time: no machine is too busy for it. */
  function limitCpu(limitMs: number) {
    const before = cpuTime(child.pid) ?? Number.NaN;
    const isSpent = () => (cpuTime(child.pid) ?? Number.NaN) - before >= limitMs;
    return setInterval(() => isSpent() && end(PAST_DEADLINE, null, true), CPU_LOOK_MS).unref();
  }

  function end(why: string, signal?: NodeJS.Signals | null, late = false) {
    if (ended) return;
    ended = true;
    clearTimers();
    calls?.stop();
    const loops = late && hasOnlyComputed();
    // A process in an endless loop does not handle any other signal.
    child.kill('SIGKILL');
    const idly = signal === 'SIGKILL' ? 'killed' : 'nothing';
    const during = settle ? 'task' : ready ? idly : 'loading';
    const byMachine = (late && !loops) || signal === 'SIGKILL';
    settle?.({ kind: 'failed', fault: why, ended: !crashed, byMachine, loops });
    events.onEnd(why, during);
  }

  /** Bundles can send messages too, which at the wrong time would put off a deadline. */
  const unexpected = () => endOrBlame('a bundle sent a message of its own');

  /** Ends it for what came from the bundle that is being loaded, if one is. */
  function endOrBlame(why: string, signal?: NodeJS.Signals | null) {
    if (!ready && !ended) events.onNotLoaded(loading, why);
    end(why, signal);
  }

  const unloaded = new Set([order.shell, ...order.remotes].map(({ name }) => name));
  child.on('message', (message: unknown) => {
    if (ended) return;
    if (!isRenderProcessMessage(message)) return unexpected();
    switch (message.kind) {
      case 'loading':
        if (ready || !unloaded.delete(message.bundle)) return unexpected();
        loading = message.bundle;
        return loadInTime();
      case 'not-loaded':
        if (ready || message.bundle !== loading) return unexpected();
        return events.onNotLoaded(message.bundle, message.fault);
      case 'same-user':
        if (!unloaded.has(order.shell.name)) return unexpected();
        return events.onSameUser(message.fault);
      case 'crashed':
        crashed = true;
        return end(message.fault);
      case 'ready':
        if (ready) return unexpected();
        clearTimeout(deadline);
        ready = true;
        return events.onReady();
      case 'api-call': {
        const { id } = message;
        if (!calls) return send({ kind: 'api-answer', id, fault: 'no page is rendered' });
        return void calls.answer(message).then((answer) => ended || send(answer));
      }
      default: {
        if (!settle) return unexpected();
        clearTimers();
        calls?.stop();
        calls = undefined;
        const answered = settle;
        settle = undefined;
        answered(message);
      }
    }
  });
  child.on('error', (fault) => end(String(fault)));
  child.on('exit', (code, signal) => {
    endOrBlame(`the process ended (${signal ?? code})`, signal);
  });
  // Not connected means that it could not be started; its `error` event follows.
  if (child.connected) {
    for (const stream of [child.stdout, child.stderr] as Socket[]) {
      stream.setEncoding('utf8').on('data', events.onOutput).unref();
    }
    child.unref();
    child.channel?.unref();
    loadInTime();
    send(order);
  }

  function send(message: MessageToRenderProcess) {
    child.send(message, (fault) => fault && end(String(fault)));
  }

  return {
    get idle() {
      return ready && !ended && settle === undefined;
    },
    run(task, deadlineMs, cpuMs) {
      return new Promise((resolve) => {
        settle = resolve;
        deadline = setTimeout(() => end(PAST_DEADLINE, null, true), deadlineMs);
        if (cpuMs !== undefined) spending = limitCpu(cpuMs);
        hasOnlyComputed = () => false;
        halfTime = setTimeout(() => {
          const [used, at] = [cpuTime(child.pid), performance.now()];
          hasOnlyComputed = () => hasLooped(used, cpuTime(child.pid), performance.now() - at);
        }, deadlineMs / 2).unref();
        if (task.kind === 'describe') return send(task);
        // Only a call has the signed address of the visitor, never a page.
        const { apiHeaders: _, ...request } = task.request;
        calls = openPageCalls(task.request);
        send({ kind: 'render', request });
      });
    },
    kill: () => end('no longer needed'),
  };
}
