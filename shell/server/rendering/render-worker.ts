import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteModule } from '@app/federation/remote-module';
import type { DescribedPages, DescribeRequest } from '../../src/bootstrap/describe-pages.ts';
import type { RenderedPage, RenderRequest } from '../../src/bootstrap/render.tsx';

/** The server bundles of one set of live releases. */
export interface ServerBundles {
  readonly shell: string;
  /** By the name of the remote. */
  readonly remotes: Readonly<Record<string, string>>;
}

/** What the pool tells a worker when it starts. */
export interface RenderWorkerData {
  readonly bundles: ServerBundles;
  /** Else each is loaded with the first of its pages. */
  readonly loadsRemotesFirst: boolean;
}

export type RenderTask =
  | { readonly kind: 'render'; readonly request: RenderRequest }
  | { readonly kind: 'describe'; readonly request: DescribeRequest };

export type RenderAnswer =
  | { readonly kind: 'rendered'; readonly page: RenderedPage }
  | { readonly kind: 'described'; readonly described: DescribedPages }
  | { readonly kind: 'failed'; readonly fault: string };

export type RenderWorkerMessage =
  | RenderAnswer
  | { readonly kind: 'remote-not-loaded'; readonly remote: string; readonly fault: string }
  | { readonly kind: 'ready' };

type ImportServerBundle = (remote: { name: string }) => Promise<RemoteModule>;

interface ShellBundle {
  render(request: RenderRequest, load: ImportServerBundle): Promise<RenderedPage>;
  describePages(request: DescribeRequest, load: ImportServerBundle): Promise<DescribedPages>;
}

if (!parentPort) throw new Error('This file runs as a worker');
const port = parentPort;
const { bundles, loadsRemotesFirst } = workerData as RenderWorkerData;
// The shell's bundle fills the global that the remotes' bundles read, so it comes first.
const shell = (await import(pathToFileURL(bundles.shell).href)) as ShellBundle;
if (loadsRemotesFirst) await Promise.all(Object.keys(bundles.remotes).map(loadRemote));

port.on('message', async (task: RenderTask) => {
  tell(await answer(task));
});
tell({ kind: 'ready' });

function tell(message: RenderWorkerMessage) {
  port.postMessage(message);
}

/** Before its first page, which would spend its time on this. A broken one costs its own pages only. */
async function loadRemote(name: string): Promise<void> {
  try {
    await importServerBundle({ name });
  } catch (fault) {
    tell({ kind: 'remote-not-loaded', remote: name, fault: textOf(fault) });
  }
}

async function answer(task: RenderTask): Promise<RenderAnswer> {
  try {
    if (task.kind === 'describe') {
      const described = await shell.describePages(task.request, importServerBundle);
      return { kind: 'described', described };
    }
    return { kind: 'rendered', page: await shell.render(task.request, importServerBundle) };
  } catch (fault) {
    return { kind: 'failed', fault: textOf(fault) };
  }
}

function textOf(fault: unknown): string {
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
}

async function importServerBundle({ name }: { name: string }): Promise<RemoteModule> {
  const file = bundles.remotes[name];
  if (!file) throw new Error(`There is no release of ${name}`);
  const bundle = (await import(pathToFileURL(file).href)) as { default: RemoteModule };
  return bundle.default;
}
