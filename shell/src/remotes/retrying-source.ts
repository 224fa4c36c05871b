import { type LivePart, type LiveRemote, satisfiesKit } from '@app/federation/registry';
import type { RemotePage } from '@app/federation/remote-module';
import type { RemoteModules } from './federated-modules.ts';
import type { PageSource } from './page-source.ts';
import type { FailedRemote } from './report-failed-remote.ts';

/** Container, then chunks: more than one script may have to arrive. */
const PAGE_TIMEOUT_MS = 8000;
const TIMEOUT = 'timeout';

export interface RetryingSourceOptions {
  readonly modules: RemoteModules;
  /** What the document named, and so what runs in this tab until something fails. */
  readonly remotes: readonly LiveRemote[];
  /** The shell in this tab. */
  readonly shell: { readonly version: string; readonly kit: string };
  readonly liveParts: () => Promise<readonly LivePart[] | undefined>;
  readonly report: (failed: FailedRemote) => void;
}

/** One remote in this tab. */
interface Running {
  release: LiveRemote;
  /** How many containers it has had; more than one after a failure. */
  containers: number;
  failed: boolean;
}

/**
 * Gives pages of remotes, and remembers which remotes have failed. A remote that has failed runs
 * again from a new container: in the old one, a module that threw stays as it was when it threw. A
 * remote runs in one release at a time, and never in one that does not fit this tab's shell.
 */
export function createRetryingSource(options: RetryingSourceOptions): PageSource {
  const { modules, shell } = options;
  const all = new Map<string, Running>(
    options.remotes.map((release) => [release.name, { release, containers: 1, failed: false }]),
  );

  /** The release to try after a failure; undefined when the live one needs another document. */
  async function nextRelease(before: LiveRemote, module: string): Promise<LiveRemote | undefined> {
    const live = await options.liveParts();
    // Offline: the release before is the best guess.
    if (!live) return before;
    const part = live.find(({ name }) => name === before.name);
    const fits =
      part?.routes.some((route) => route.module === module) &&
      satisfiesKit(shell.kit, part.kit) &&
      live.some(({ name, version }) => name === 'shell' && version === shell.version);
    return fits ? part : undefined;
  }

  function renew(running: Running): void {
    running.containers += 1;
    // The same URL would give the browser's and the runtime's memory of the failure.
    modules.replace(running.release, `${running.release.entry}?retry=${running.containers}`);
  }

  /** The page, or what went wrong. */
  async function load(name: string, module: string): Promise<RemotePage<unknown> | string> {
    try {
      const page = await withDeadline(modules.load(name, module), PAGE_TIMEOUT_MS);
      return page ?? 'no module';
    } catch (cause) {
      return kindOf(cause);
    }
  }

  function broke(name: string, fault: string): void {
    const running = all.get(name);
    if (!running) return;
    running.failed = true;
    options.report({ remote: name, version: running.release.version, fault });
  }

  return {
    async open({ name }, module) {
      const running = all.get(name);
      if (!running) return { kind: 'failed' };
      const again = running.failed;
      if (again) {
        const next = await nextRelease(running.release, module);
        if (!next) return { kind: 'outdated' };
        running.release = next;
        running.failed = false;
        renew(running);
      }
      let loaded = await load(name, module);
      if (again && typeof loaded === 'string' && loaded !== TIMEOUT) {
        // The document's preload of a chunk that failed answers the first request for it, unasked;
        // only the second one goes to the network.
        renew(running);
        loaded = await load(name, module);
      }
      if (typeof loaded === 'string') {
        broke(name, loaded);
        return { kind: 'failed' };
      }
      return { kind: 'opened', page: loaded, renewed: running.containers > 1 };
    },
    broke,
  };
}

function withDeadline<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(TIMEOUT)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The kind of a fault without its message: messages of loaders hold URLs. */
function kindOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  return cause.message === TIMEOUT ? TIMEOUT : cause.name;
}
