import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteModule } from '@app/federation/remote-module';
import type { DescribedPages, DescribeRequest } from '../src/bootstrap/describe-pages.ts';
import type { RenderedPage, RenderRequest } from '../src/bootstrap/render.tsx';

/** What the pool tells a worker when it starts: the files of one set of live releases. */
export interface RenderWorkerData {
  readonly shell: string;
  /** Server bundle of each remote, by name. */
  readonly remotes: Readonly<Record<string, string>>;
}

export type RenderTask =
  | { readonly kind: 'render'; readonly request: RenderRequest }
  | { readonly kind: 'describe'; readonly request: DescribeRequest };

export type RenderAnswer =
  | { readonly kind: 'rendered'; readonly page: RenderedPage }
  | { readonly kind: 'described'; readonly described: DescribedPages }
  | { readonly kind: 'failed'; readonly fault: string };

type ImportServerBundle = (remote: { name: string }) => Promise<RemoteModule>;

interface ShellBundle {
  render(request: RenderRequest, load: ImportServerBundle): Promise<RenderedPage>;
  describePages(request: DescribeRequest, load: ImportServerBundle): Promise<DescribedPages>;
}

if (!parentPort) throw new Error('This file runs as a worker');
const port = parentPort;
const files = workerData as RenderWorkerData;
// The shell's bundle fills the global that the remotes' bundles read, so it comes first.
const shell = (await import(pathToFileURL(files.shell).href)) as ShellBundle;

port.on('message', async (task: RenderTask) => {
  port.postMessage(await answer(task));
});
port.postMessage('ready');

async function answer(task: RenderTask): Promise<RenderAnswer> {
  try {
    if (task.kind === 'describe') {
      const described = await shell.describePages(task.request, importServerBundle);
      return { kind: 'described', described };
    }
    return { kind: 'rendered', page: await shell.render(task.request, importServerBundle) };
  } catch (fault) {
    const text = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
    return { kind: 'failed', fault: text };
  }
}

async function importServerBundle({ name }: { name: string }): Promise<RemoteModule> {
  const file = files.remotes[name];
  if (!file) throw new Error(`There is no release of ${name}`);
  const bundle = (await import(pathToFileURL(file).href)) as { default: RemoteModule };
  return bundle.default;
}
