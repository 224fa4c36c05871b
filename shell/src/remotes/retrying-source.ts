import { type LivePart, type LiveRemote, satisfiesKit } from '@app/federation/registry';
import type { ReleaseName } from '@app/federation/release-of-url';
import type { RemotePage } from '@app/federation/remote-module';
import { failed, type Result, success } from '@app/result';
import type { RemoteModules } from './federated-modules.ts';
import { Late, loadFaultKind, NoModule } from './load-fault.ts';
import type { PageFault, PageSource } from './page-source.ts';

/** Long enough for several scripts in a row: the container, then chunks. */
const PAGE_TIMEOUT_MS = 8000;

export interface RetryingSourceOptions {
  readonly modules: RemoteModules;
  /** The releases in the document, which run in this tab until one fails. */
  readonly remotes: readonly LiveRemote[];
  /** The shell in this tab. */
  readonly shell: { readonly version: string; readonly kit: string };
  readonly liveParts: () => Promise<readonly LivePart[] | undefined>;
  readonly report: (release: ReleaseName, fault: PageFault) => void;
}

/** One remote in this tab. */
interface Running {
  release: LiveRemote;
  /** Number of containers that were loaded; more than one after a failure. */
  containers: number;
  failed: boolean;
}

/**
 * Opens pages of remotes and remembers which remotes have failed. A failed remote is loaded again
 * from a new container, because the old one keeps modules that threw as they are. A remote runs one
 * release at a time, and never one that does not fit the shell of this tab.
 */
export function createRetryingSource(options: RetryingSourceOptions): PageSource {
  const { modules, shell } = options;
  const all = new Map<string, Running>(
    options.remotes.map((release) => [release.name, { release, containers: 1, failed: false }]),
  );

  /** The release to try after a failure; undefined when the live one needs another document. */
  async function nextRelease(before: LiveRemote, module: string): Promise<LiveRemote | undefined> {
    const live = await options.liveParts();
    // Offline: the release that ran before is the best guess.
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
    // Under the same URL, the browser and the runtime would return the failure that they cached.
    modules.replace(running.release, `${running.release.entry}?retry=${running.containers}`);
  }

  /** The page, or why it could not be loaded. */
  async function load(
    name: string,
    module: string,
  ): Promise<Result<RemotePage<unknown>, PageFault>> {
    try {
      const page = await withDeadline(modules.load(name, module), PAGE_TIMEOUT_MS);
      return page ? success(page) : failed({ kind: 'module', cause: new NoModule() });
    } catch (cause) {
      return failed({ kind: loadFaultKind(cause), cause });
    }
  }

  /** Whether the code did not arrive because nothing does. */
  const isOffline = async ({ kind }: PageFault) =>
    (kind === 'chunk' || kind === 'style' || kind === 'timeout') &&
    (await options.liveParts()) === undefined;

  function broke(release: ReleaseName, fault: PageFault): void {
    const running = all.get(release.name);
    // A page of an earlier release says nothing about the release that was loaded since.
    if (running?.release.version === release.version) running.failed = true;
    options.report(release, fault);
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
      // Another page may renew the remote while this one waits.
      const { version } = running.release;
      let loaded = await load(name, module);
      if (again && !loaded.ok && loaded.failure.kind !== 'timeout') {
        // When the document's preload of a chunk failed, the browser answers the first request for
        // the chunk with that failure; only the second request goes to the network.
        renew(running);
        loaded = await load(name, module);
      }
      if (!loaded.ok) {
        broke({ name, version }, loaded.failure);
        return (await isOffline(loaded.failure))
          ? { kind: 'failed', offline: true }
          : { kind: 'failed' };
      }
      const release = { name, version };
      return { kind: 'opened', page: loaded.value, release, renewed: running.containers > 1 };
    },
    prefetch({ name }, module) {
      // A remote that failed is loaded anew when its page is opened. What does not arrive is asked for again then.
      if (all.get(name)?.failed === false) modules.prefetch(name, module).catch(() => {});
    },
    broke,
    running: (name) => all.get(name)?.release.version,
  };
}

function withDeadline<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Late()), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
