// @ts-check
// JavaScript, with the types in comments: what Node needs to load TypeScript takes 11 MB or more of
// every render process.
import { Worker } from 'node:worker_threads';
import { importChecked, readBundle } from './import-checked.mjs';
import { measured } from './measured.mjs';
import { leaveRoot } from './nobody.mjs';
import { receive, replaceFetch } from './page-fetch.mjs';

/** @import { RemoteModule } from '@app/federation/remote-module' */
/** @import { DescribedPages, DescribeRequest } from '../../src/bootstrap/describe-pages.ts' */
/** @import { RenderedPage, RenderRequest } from '../../src/bootstrap/render.tsx' */
/** @import { LoadOrder, MessageToRenderProcess, RenderAnswer, RenderProcessMessage, RenderTask, ServerBundle } from './render-messages.ts' */

/** @typedef {(remote: { name: string }) => Promise<RemoteModule>} ImportServerBundle */

/**
 * @typedef {object} ShellBundle
 * @property {(request: RenderRequest, load: ImportServerBundle) => Promise<RenderedPage>} render
 * @property {(request: DescribeRequest, load: ImportServerBundle) => Promise<DescribedPages>} describePages
 */

if (!process.send) throw new Error('This file runs as a child process');
/** @type {ShellBundle} */
let shell;
/** @type {readonly ServerBundle[]} */
let remotes = [];

// A terminal sends its signals to every process of the group, and a service manager may too. The
// parent finishes the pages under way first and then ends this process.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
// Timers and promises of an earlier page: the fault names their code, not that of the page under way.
process.on('uncaughtException', (fault) => {
  tell({ kind: 'crashed', fault: textOf(fault) }).finally(() => process.exit(1));
});
process.on('disconnect', () => process.exit());
// Shown in process lists such as `ps`. The first argument, because this file loads no TypeScript.
process.title = process.argv[2] ?? 'node';
// Ends this process when its parent has ended. It runs in its own thread because an endless loop in a page stops the
// main thread from noticing that its channel was closed. It is a text because the thread may start when this process
// can no longer read files.
const watchParent = `setInterval(() => {
  if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL');
}, 1000);`;
new Worker(watchParent, {
  eval: true,
  resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
}).unref();
replaceFetch(tell);

process.on('message', async (/** @type {MessageToRenderProcess} */ message) => {
  if (message.kind === 'load') return load(message);
  if (message.kind === 'api-answer') return receive(message);
  const answer = await answerTo(message);
  // A page can hold values that cannot be sent in a message, such as functions.
  await tell(answer).catch((fault) => tell({ kind: 'failed', fault: textOf(fault) }));
});

/**
 * Loads the shell first: its bundle fills the global that the bundles of the remotes read.
 * @param {LoadOrder} order
 */
async function load(order) {
  remotes = order.remotes;
  for (const bundle of [order.shell, ...remotes]) readBundle(bundle);
  await giveUpRights();
  await tell({ kind: 'loading', bundle: order.shell.name });
  try {
    shell = await importChecked(order.shell);
  } catch (fault) {
    await tell({ kind: 'not-loaded', bundle: order.shell.name, fault: textOf(fault) });
    process.exit(1);
  }
  for (const { name } of remotes) {
    if (!order.loadLater.includes(name)) await loadRemote(name);
  }
  await tell({ kind: 'ready' });
}

/** From here on code of other teams runs, which needs no file, no thread and nothing that the site's user owns. */
async function giveUpRights() {
  try {
    leaveRoot();
  } catch (fault) {
    await tell({ kind: 'same-user', fault: String(fault) });
  }
  const { permission } = process;
  if (!('drop' in permission) || typeof permission.drop !== 'function') {
    throw new Error('This version of Node cannot take rights from a running process');
  }
  permission.drop('fs');
  permission.drop('worker');
}

/**
 * Loaded before its first page, whose short deadline is for rendering only. A broken remote affects
 * only its own pages.
 * @param {string} name
 */
async function loadRemote(name) {
  await tell({ kind: 'loading', bundle: name });
  try {
    await importServerBundle({ name });
  } catch (fault) {
    await tell({ kind: 'not-loaded', bundle: name, fault: textOf(fault) });
  }
}

/**
 * @param {RenderTask} task
 * @returns {Promise<RenderAnswer>}
 */
async function answerTo(task) {
  try {
    if (task.kind === 'describe') {
      const described = await shell.describePages(task.request, importServerBundle);
      return { kind: 'described', described };
    }
    const { value: page, cost } = await measured(() =>
      shell.render(task.request, importServerBundle),
    );
    return { kind: 'rendered', page, cost };
  } catch (fault) {
    return { kind: 'failed', fault: textOf(fault), inFrame: isInFrame(fault) };
  }
}

/** @type {ImportServerBundle} */
async function importServerBundle({ name }) {
  const remote = remotes.find((one) => one.name === name);
  if (!remote) throw new Error(`There is no release of ${name}`);
  /** @type {{ default: RemoteModule }} */
  const bundle = await importChecked(remote);
  return bundle.default;
}

/**
 * Resolves when the message was sent: an endless loop right after it could hold it back.
 * @param {RenderProcessMessage} message
 * @returns {Promise<void>}
 */
function tell(message) {
  return new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (fault) => (fault ? reject(fault) : resolve()));
  });
}

/**
 * Whether the frame threw and not a page, as the shell's bundle marks it.
 * @param {unknown} fault
 */
const isInFrame = (fault) => fault instanceof Error && 'inFrame' in fault && fault.inFrame === true;

/** @param {unknown} fault */
function textOf(fault) {
  return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
}
