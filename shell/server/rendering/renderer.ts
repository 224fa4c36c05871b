import type { LiveRemote } from '@app/federation/registry';
import type { DescribedPages, DescribeRequest } from '../../src/bootstrap/describe-pages.ts';
import type { RenderedPage, RenderRequest } from '../../src/bootstrap/render.tsx';
import { createBreakers } from './breakers.ts';
import { releaseAtFault } from './release-at-fault.ts';
import type { RenderFault } from './render-messages.ts';
import type { RenderPoolOptions } from './render-pool.ts';
import { createRenderQueue, type Outcome } from './render-queue.ts';
import { isRenderedPage } from './rendered-page.ts';

/** A render that takes longer is killed, and the browser renders the page. */
const RENDER_DEADLINE_MS = 1000;
/** A form post stores something before it renders, so it gets more time. */
const POST_DEADLINE_MS = 10_000;
/** Longest wait for a free process. */
const QUEUE_DEADLINE_MS = 1000;
/**
 * Longer than for pages: no visitor waits for it, and under load a short deadline would kill
 * processes.
 */
const DESCRIBE_DEADLINE_MS = 3000;
const DESCRIBE_WAIT_MS = 10_000;

/** Milliseconds that a page took. */
export interface RenderTiming {
  /** Waiting for a free process. */
  readonly queueMs: number;
  /** Loading its data, with its form post. */
  readonly dataMs: number;
  readonly renderMs: number;
}

export interface TimedPage extends RenderedPage {
  readonly timing?: RenderTiming;
}

export interface Renderer {
  /** The page; undefined when it failed, took too long or is paused. The reason is in the log. */
  render(request: RenderRequest): Promise<TimedPage | undefined>;
  /** Heads of the live pages; `complete` is false when some could not be asked. */
  describe(request: DescribeRequest): Promise<DescribedPages>;
  /** Resolves when a first page can be rendered. */
  readonly ready: Promise<void>;
  /** Lets renders under way finish, then ends the processes. */
  close(): Promise<void>;
}

/**
 * Renders pages of one release set in child processes, one page at a time in each. The process of a
 * page that loops or allocates without end is killed, and a page that keeps failing is paused. A
 * new release set gets a new renderer because ES modules cannot be unloaded.
 */
export function createRenderer(options: RenderPoolOptions): Renderer {
  const { shell, log } = options;
  const queue = createRenderQueue(options);
  const breakers = createBreakers();

  /** The part that serves the page. A path that no part serves is the shell's 404 page. */
  function ownerOf({ remotes, url }: RenderRequest) {
    const path = pathOf(url);
    const serves = ({ routes }: LiveRemote) => routes.some((route) => route.path === path);
    const remote = remotes.find(serves);
    const { name, version } = remote ?? shell;
    // A remote that hung while it was loaded may hang for any of its pages, so they share a key.
    const key = queue.loadLater.has(name) ? name : `${name} ${remote ? path : '*'}`;
    return { remote: name, version, path, key };
  }

  async function ask(key: string, attempt: () => Promise<Outcome>, where: object) {
    const outcome = await attempt();
    switch (outcome.kind) {
      case 'not-tried':
        breakers.notTried(key);
        return { fault: outcome.why, tried: false };
      case 'failed': {
        const pauseMs = breakers.failed(key);
        if (pauseMs > 0)
          log.error({ ...where, pauseMs }, 'rendering paused after failures in a row');
        return { ...outcome, tried: true };
      }
      default:
        if (breakers.succeeded(key)) log.info(where, 'rendering resumed');
        return { answer: outcome };
    }
  }

  /** Counts a fault for the release whose code ran; unless something names it, for the page's. */
  function count({ fault = '', ended, ...others }: Partial<RenderFault>, page: PageRelease) {
    const { name, version } = releaseAtFault(options, { fault, ...others }) ?? {
      name: page.remote,
      version: page.version,
    };
    const kind = ended ? 'server-timeout' : 'server-render';
    options.onFault?.({ remote: name, version, kind });
    return { remote: name, version };
  }

  async function describeOne(request: DescribeRequest): Promise<DescribedPages> {
    const { name, version } = request.remotes[0] ?? shell;
    const key = `${name} heads`;
    const where = { remote: name, version };
    if (!breakers.allows(key)) return { pages: [], complete: false };
    const waiting = { owner: name, waitMs: DESCRIBE_WAIT_MS, runMs: DESCRIBE_DEADLINE_MS };
    const task = { kind: 'describe', request } as const;
    const { answer, fault } = await ask(key, () => queue.ask(task, waiting), where);
    if (answer?.kind === 'described') return answer.described;
    log.error({ ...where, fault }, 'pages not asked what they are');
    return { pages: [], complete: false };
  }

  return {
    ready: queue.ready,
    async render(request) {
      const { key, ...where } = ownerOf(request);
      if (!breakers.allows(key)) return undefined;
      const runMs = request.form ? POST_DEADLINE_MS : RENDER_DEADLINE_MS;
      const waiting = { owner: where.remote, waitMs: QUEUE_DEADLINE_MS, runMs };
      const attempt = async (): Promise<Outcome> => {
        const outcome = await queue.ask({ kind: 'render', request }, waiting);
        const isOdd = outcome.kind === 'rendered' && !isRenderedPage(outcome.page);
        return isOdd ? { ...outcome, kind: 'failed', fault: 'the bundle made no page' } : outcome;
      };
      const { answer, ...failure } = await ask(key, attempt, where);
      if (answer?.kind === 'rendered') return { ...answer.page, timing: timingOf(answer) };
      const release = failure.tried ? count(failure, where) : {};
      const { fault } = failure;
      const id = request.requestId;
      log.error({ id, ...where, ...release, fault }, 'page not rendered on the server');
      return undefined;
    },
    async describe({ site, remotes }) {
      // One remote at a time: a head that hangs then affects only the heads of its own remote.
      const asked = [[], ...remotes.map((remote) => [remote])];
      const all = await Promise.all(asked.map((some) => describeOne({ site, remotes: some })));
      const pages = new Map(all.flatMap((one) => one.pages.map((page) => [page.path, page])));
      return {
        pages: [...pages.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
        complete: all.every(({ complete }) => complete),
      };
    },
    close: queue.close,
  };
}

interface PageRelease {
  readonly remote: string;
  readonly version: string;
}

type Rendered = Extract<Outcome, { kind: 'rendered' }>;

function timingOf({ page: { dataMs = 0 }, queueMs, runMs }: Rendered): RenderTiming {
  return { queueMs, dataMs, renderMs: Math.max(0, runMs - dataMs) };
}

const pathOf = (url: string): string => url.split('?')[0] ?? url;
