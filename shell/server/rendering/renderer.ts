import type { PartVersion } from '@app/federation/live-releases';
import type { LiveRemote } from '@app/federation/registry';
import { countOne } from '@app/http-server/telemetry-channel';
import type { DescribedPages, DescribeRequest } from '../../src/bootstrap/describe-pages.ts';
import type { RenderedPage, RenderRequest } from '../../src/bootstrap/render.tsx';
import {
  type Attempt,
  type Breakers,
  type Culprit,
  createBreakers,
  type Failure,
} from './breakers.ts';
import { releaseAtFault } from './release-at-fault.ts';
import { createRenderCosts, type RenderCosts } from './render-costs.ts';
import type { RenderFault } from './render-messages.ts';
import type { RenderPoolOptions } from './render-pool.ts';
import { createRenderQueue, type Outcome } from './render-queue.ts';
import { isRenderedPage } from './rendered-page.ts';

const RENDER_DEADLINE_MS = 1000;
/** A form post stores something before it renders, so it gets more time. */
const POST_DEADLINE_MS = 10_000;
/**
 * Longer than for pages: no visitor waits for it, and under load a short deadline would kill
 * processes.
 */
const DESCRIBE_DEADLINE_MS = 3000;
const DESCRIBE_WAIT_MS = 10_000;
const LEFT_TO_BROWSERS =
  'three faults in a row: browsers render this page until another version is live';
const LEFT_TO_NOBODY =
  'it did not end three times in a row: this page says that it is not available until another version is live';

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
  /** The page; undefined when it failed, took too long or is not tried. The reason is in the log. */
  render(request: RenderRequest): Promise<TimedPage | undefined>;
  /** Whether it is not rendered because its code never ends: no browser would end it either. */
  isEndless(request: Pick<RenderRequest, 'url' | 'remotes'>): boolean;
  /** Heads of the live pages; `complete` is false when some could not be asked. */
  describe(request: DescribeRequest): Promise<DescribedPages>;
  /** Resolves when a first page can be rendered. */
  readonly ready: Promise<void>;
  /** Uses this many processes from now on. */
  grow(processes: number): void;
  /** Lets renders under way finish, then ends the processes. */
  close(): Promise<void>;
}

/** What came of a request for a page that no visitor made up: see `isOfVersion`. */
export type RenderEvent = { readonly page: PartVersion; readonly shell: PartVersion } & (
  | { readonly kind: 'rendered' }
  /** The page has no content, because code failed, now or too often before. */
  | { readonly kind: 'fault'; readonly culprit: PartVersion }
  /** It took too long, or its process was killed: the machine may be to blame. */
  | { readonly kind: 'late' }
);

export interface RendererOptions extends RenderPoolOptions {
  /** A render that takes longer, or waits longer for a free process, is left to the browser (1000). */
  readonly deadlineMs?: number | undefined;
  readonly onRender?: ((event: RenderEvent) => void) | undefined;
  /** Of all release sets, which live shorter than a version. */
  readonly breakers?: Breakers;
  readonly costs?: RenderCosts;
}

/**
 * Renders pages of one release set in child processes, one page at a time in each. The process of a
 * page that loops or allocates without end is killed, and a page that keeps failing is paused or left
 * to browsers. A new release set gets a new renderer because ES modules cannot be unloaded.
 */
export function createRenderer(options: RendererOptions): Renderer {
  const {
    shell,
    log,
    deadlineMs = RENDER_DEADLINE_MS,
    breakers = createBreakers(),
    costs = createRenderCosts(log),
  } = options;
  const queue = createRenderQueue(options);

  /** The part that serves the page. A path that no part serves is the shell's 404 page. */
  function pageOf({ remotes, url }: Pick<RenderRequest, 'url' | 'remotes'>) {
    const path = pathOf(url);
    const serves = ({ routes }: LiveRemote) => routes.some((route) => route.path === path);
    const remote = remotes.find(serves);
    const { name, version } = remote ?? shell;
    return { remote: name, version, path };
  }

  function attemptAt({ remote, version, path }: ReturnType<typeof pageOf>): Attempt {
    const counted = { remote, version, shell: shell.version };
    // A remote that hung while it was loaded may hang for any of its pages, so they count together.
    if (queue.loadLater.has(remote)) return { ...counted, path: 'all pages' };
    return { ...counted, path: remote === shell.name ? '*' : path };
  }

  /** @param count what a failure counts as when the machine is not to blame. */
  async function ask(attempt: Attempt, count: Failure, ask: () => Promise<Outcome>, where: object) {
    const outcome = await ask();
    switch (outcome.kind) {
      case 'not-tried':
        breakers.notTried(attempt);
        return { fault: outcome.why, tried: false };
      case 'failed': {
        const failure = count === 'fault' && outcome.byMachine ? 'late' : count;
        const page = { name: attempt.remote, version: attempt.version };
        const { loops = false } = outcome;
        const culprit = { ...(releaseAtFault(options, outcome) ?? page), loops };
        const next = breakers.failed(attempt, failure, culprit);
        if (next.kind === 'paused')
          log.error(
            { ...where, pauseMs: next.pauseMs },
            'rendering paused after failures in a row',
          );
        if (next.kind === 'left-to-browsers')
          log.error(where, loops ? LEFT_TO_NOBODY : LEFT_TO_BROWSERS);
        return { ...outcome, tried: true };
      }
      default:
        if (breakers.succeeded(attempt)) log.info(where, 'rendering resumed');
        return { answer: outcome };
    }
  }

  function tell(
    request: RenderRequest,
    { remote, version }: PageRelease,
    happened: { readonly kind: 'rendered' | 'late' } | { readonly culprit: Culprit },
  ) {
    if (!isOfVersion(request, remote !== shell.name)) return;
    const parts = {
      page: { part: remote, version },
      shell: { part: shell.name, version: shell.version },
    };
    if ('kind' in happened) return options.onRender?.({ ...parts, ...happened });
    const { name, version: failed } = happened.culprit;
    options.onRender?.({ ...parts, kind: 'fault', culprit: { part: name, version: failed } });
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
    const attempt = { remote: name, version, shell: shell.version, path: 'heads' };
    const where = { remote: name, version };
    if (!breakers.allows(attempt)) return { pages: [], complete: false };
    const waiting = { part: name, waitMs: DESCRIBE_WAIT_MS, runMs: DESCRIBE_DEADLINE_MS };
    const task = { kind: 'describe', request } as const;
    const { answer, fault } = await ask(attempt, 'request', () => queue.ask(task, waiting), where);
    if (answer?.kind === 'described') return answer.described;
    log.error({ ...where, fault }, 'pages not asked what they are');
    return { pages: [], complete: false };
  }

  return {
    ready: queue.ready,
    async render(request) {
      const where = pageOf(request);
      const attempt = attemptAt(where);
      if (!breakers.allows(attempt)) {
        const culprit = breakers.culpritOf(attempt);
        if (culprit) tell(request, where, { culprit });
        return undefined;
      }
      const runMs = request.form ? Math.max(POST_DEADLINE_MS, deadlineMs) : deadlineMs;
      const waiting = { part: where.remote, waitMs: deadlineMs, runMs };
      const renderOnce = async (): Promise<Outcome> => {
        const outcome = await queue.ask({ kind: 'render', request }, waiting);
        const isOdd = outcome.kind === 'rendered' && !isRenderedPage(outcome.page);
        const counted = isOdd
          ? ({ ...outcome, kind: 'failed', fault: 'the bundle made no page' } as const)
          : outcome;
        if (counted.kind === 'rendered') costs.rendered(where, counted.cost);
        const { remote: part, version } = where;
        countOne('site.renders', { part, version, outcome: counted.kind });
        if (counted.kind === 'failed') costs.failed(where);
        return counted;
      };
      const failure = isOfVersion(request, where.remote !== shell.name) ? 'fault' : 'request';
      const { answer, ...failed } = await ask(attempt, failure, renderOnce, where);
      if (answer?.kind === 'rendered') {
        tell(request, where, { kind: 'rendered' });
        return { ...answer.page, timing: timingOf(answer) };
      }
      const release = failed.tried ? count(failed, where) : undefined;
      if ('byMachine' in failed && failed.byMachine) tell(request, where, { kind: 'late' });
      else if (release) {
        tell(request, where, { culprit: { name: release.remote, version: release.version } });
      }
      const { fault } = failed;
      const id = request.requestId;
      log.error({ id, ...where, ...release, fault }, 'page not rendered on the server');
      return undefined;
    },
    isEndless: (request) => breakers.culpritOf(attemptAt(pageOf(request)))?.loops ?? false,
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
    grow: queue.grow,
    close: queue.close,
  };
}

/**
 * Whether a failure speaks against the version: not when a visitor made up what it failed with, a
 * query, a form or the path of a 404 page. Otherwise whoever finds an odd query could switch a page off.
 */
const isOfVersion = ({ url, form }: RenderRequest, ofRemote: boolean): boolean =>
  ofRemote && !form && !url.includes('?');
interface PageRelease {
  readonly remote: string;
  readonly version: string;
}

type Rendered = Extract<Outcome, { kind: 'rendered' }>;

function timingOf({ page: { dataMs = 0 }, queueMs, runMs }: Rendered): RenderTiming {
  return { queueMs, dataMs, renderMs: Math.max(0, runMs - dataMs) };
}

const pathOf = (url: string): string => url.split('?')[0] ?? url;
