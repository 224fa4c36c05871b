import type { ServerBundle } from './render-messages.ts';
import {
  type RenderProcess,
  type RenderProcessEvents,
  startRenderProcess,
} from './render-process.ts';

/** A render process after its start. */
export interface LoadedBundles {
  /** Absent when the bundle of the shell cannot be loaded. */
  readonly running?: RenderProcess;
  /** Bundles that cannot be loaded, with the reason. */
  readonly notLoaded: ReadonlyMap<string, string>;
}

/**
 * Starts a render process without those bundles that cannot be loaded. A bundle that hangs or ends the
 * process costs one start. What pages write to the console is dropped.
 * @param bundles that of the shell is called `shell`.
 * @param loadMs longest time to load one of them; that of the live site by default.
 */
export async function loadBundles(
  bundles: readonly ServerBundle[],
  heapMb: number,
  loadMs?: number,
): Promise<LoadedBundles> {
  const shell = bundles.find(({ name }) => name === 'shell');
  if (!shell) return { notLoaded: new Map([['shell', 'there is no shell']]) };
  const remotes = bundles.filter((bundle) => bundle !== shell);
  const notLoaded = new Map<string, string>();
  // Render processes do not keep this one alive, and nothing else may.
  const keepAlive = setInterval(() => {}, 60_000);
  try {
    for (;;) {
      const loadLater = [...notLoaded.keys()];
      const { promise: isReady, resolve } = Promise.withResolvers<boolean>();
      const events: RenderProcessEvents = {
        onReady: () => resolve(true),
        // The first reason says most: a process that is ended for it ends with another.
        onNotLoaded: (name, fault) => notLoaded.has(name) || notLoaded.set(name, fault),
        onOutput() {},
        onSameUser() {},
        onEnd: () => resolve(false),
      };
      const order = { kind: 'load', shell, remotes, loadLater } as const;
      const running = startRenderProcess(order, heapMb, events, undefined, loadMs);
      if (await isReady) return { running, notLoaded };
      // Each start that ends names one more bundle; without one, the next would end in the same way.
      if (notLoaded.has(shell.name) || notLoaded.size === loadLater.length) {
        notLoaded.set(shell.name, notLoaded.get(shell.name) ?? 'the render process ended');
        return { notLoaded };
      }
    }
  } finally {
    clearInterval(keepAlive);
  }
}
