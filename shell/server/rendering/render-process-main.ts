import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { RemoteModule } from '@app/federation/remote-module';
import type { DescribedPages, DescribeRequest } from '../../src/bootstrap/describe-pages.ts';
import type { RenderedPage, RenderRequest } from '../../src/bootstrap/render.tsx';
import {
  type LoadOrder,
  RENDER_PROCESS_TITLE,
  type RenderAnswer,
  type RenderProcessMessage,
  type RenderTask,
  type ServerBundle,
} from './render-messages.ts';

type ImportServerBundle = (remote: { name: string }) => Promise<RemoteModule>;

interface ShellBundle {
  render(request: RenderRequest, load: ImportServerBundle): Promise<RenderedPage>;
  describePages(request: DescribeRequest, load: ImportServerBundle): Promise<DescribedPages>;
}

if (!process.send) throw new Error('This file runs as a child process');
let shell: ShellBundle;
let remotes: readonly ServerBundle[] = [];

// A terminal sends its signals to every process of the group, and a service manager may too. The
// parent finishes the pages under way first and then ends this process.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());
// Shown in process lists such as `ps`.
process.title = RENDER_PROCESS_TITLE;
new Worker(new URL('./parent-watch.mjs', import.meta.url), {
  workerData: { parent: process.ppid },
  resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
}).unref();

process.on('message', async (message: LoadOrder | RenderTask) => {
  if (message.kind === 'load') return load(message);
  const answer = await answerTo(message);
  // A page can hold values that cannot be sent in a message, such as functions.
  await tell(answer).catch((fault) => tell({ kind: 'failed', fault: textOf(fault) }));
});

/** Loads the shell first: its bundle fills the global that the bundles of the remotes read. */
async function load(order: LoadOrder): Promise<void> {
  remotes = order.remotes;
  await tell({ kind: 'loading', bundle: order.shell.name });
  try {
    shell = await import(pathToFileURL(order.shell.file).href);
  } catch (fault) {
    await tell({ kind: 'not-loaded', bundle: order.shell.name, fault: textOf(fault) });
    process.exit(1);
  }
  for (const { name } of remotes) {
    if (!order.loadLater.includes(name)) await loadRemote(name);
  }
  await tell({ kind: 'ready' });
}

/**
 * Loaded before its first page, whose short deadline is for rendering only. A broken remote affects
 * only its own pages.
 */
async function loadRemote(name: string): Promise<void> {
  await tell({ kind: 'loading', bundle: name });
  try {
    await importServerBundle({ name });
  } catch (fault) {
    await tell({ kind: 'not-loaded', bundle: name, fault: textOf(fault) });
  }
}

async function answerTo(task: RenderTask): Promise<RenderAnswer> {
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

async function importServerBundle({ name }: { name: string }): Promise<RemoteModule> {
  const remote = remotes.find((one) => one.name === name);
  if (!remote) throw new Error(`There is no release of ${name}`);
  const bundle = (await import(pathToFileURL(remote.file).href)) as { default: RemoteModule };
  return bundle.default;
}

/** Resolves when the message was sent: an endless loop right after it could hold it back. */
function tell(message: RenderProcessMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (fault) => (fault ? reject(fault) : resolve()));
  });
}

function textOf(fault: unknown): string {
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
}
