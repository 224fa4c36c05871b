import { LiveRemote } from '@app/federation/registry';
import type { RemotePage } from '@app/federation/remote-module';
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import * as v from 'valibot';
import type { PageSource } from './page-source.ts';
import { reportFault } from './report-fault.ts';

const SCRIPT_TIMEOUT_MS = 6000;
/** Container, then chunks: more than one script may have to arrive. */
const PAGE_TIMEOUT_MS = 8000;
const REGISTRY_TIMEOUT_MS = 3000;
const TIMEOUT = 'timeout';

/** Loads pages of remotes over the network. One a page of the site: it remembers what failed. */
export function createBrowserSource(remotes: readonly LiveRemote[]): PageSource {
  const failedRemotes = new Set<string>();
  let attempts = 0;
  registerPlugins([scriptTimeout()]);
  registerRemotes(remotes.map(asFederated));

  async function renew(remote: LiveRemote): Promise<LiveRemote> {
    const live = (await liveRemotes()).find(({ name }) => name === remote.name) ?? remote;
    // The same URL would give the browser's and the runtime's memory of the failure.
    attempts += 1;
    const entry = `${live.entry}?retry=${attempts}`;
    registerRemotes([asFederated({ ...live, entry })], { force: true });
    return live;
  }

  /** What went wrong, or the page. */
  async function load({ name }: LiveRemote, module: string): Promise<RemotePage<unknown> | string> {
    try {
      const loading = loadRemote<RemotePage<unknown>>(`${name}/${module.slice(2)}`);
      return (await withDeadline(loading, PAGE_TIMEOUT_MS)) ?? 'no module';
    } catch (cause) {
      return kindOf(cause);
    }
  }

  return {
    async open(remote, module) {
      const again = failedRemotes.delete(remote.name);
      let live = again ? await renew(remote) : remote;
      let loaded = await load(live, module);
      if (again && typeof loaded === 'string' && loaded !== TIMEOUT) {
        // The document's preload of a chunk that failed answers the first request for it, unasked;
        // only the second one goes to the network.
        live = await renew(remote);
        loaded = await load(live, module);
      }
      if (typeof loaded !== 'string') return { kind: 'opened', page: loaded };
      reportFault({ remote: live.name, version: live.version, fault: loaded });
      failedRemotes.add(live.name);
      return { kind: 'failed' };
    },
  };
}

const asFederated = ({ name, entry }: LiveRemote) => ({ name, entry, type: 'global' as const });

const scriptTimeout = (): ModuleFederationRuntimePlugin => ({
  name: 'script-timeout',
  createScript({ url }: { url: string }) {
    const script = document.createElement('script');
    script.src = url;
    return { script, timeout: SCRIPT_TIMEOUT_MS };
  },
});

async function liveRemotes(): Promise<readonly LiveRemote[]> {
  try {
    const response = await fetch('/remotes.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(REGISTRY_TIMEOUT_MS),
    });
    return v.parse(v.array(LiveRemote), await response.json());
  } catch {
    // Offline: the release that the page started with is still the best guess.
    return [];
  }
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
