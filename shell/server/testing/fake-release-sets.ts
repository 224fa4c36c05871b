import type { PartVersion } from '@app/federation/live-releases';
import { findKeys } from '@app/federation/release-keys';
import { aRelease, aShell } from '@app/federation/testing/built-release';
import { failed, success } from '@app/result';
import { sampleSite } from '@app/site/testing/sample-site';
import type { DescribedPages } from '../../src/bootstrap/describe-pages.ts';
import type { RenderedPage, RenderRequest } from '../../src/bootstrap/render.tsx';
import type { CanaryReleases } from '../release-control/canaries/canary-sets.ts';
import { noReleaseControl } from '../release-control/no-release-control.ts';
import type { ReleaseControl } from '../release-control/port.ts';
import { createVisitorSets } from '../release-control/visitor-sets.ts';
import { nothingReleased } from '../releases/described-files.ts';
import type { LiveReleases } from '../releases/live-releases.ts';
import { createPageHeads, type PageHeads } from '../rendering/page-heads.ts';
import type { ReleaseSet } from '../rendering/release-set.ts';
import type { ReleaseSets } from '../rendering/release-sets.ts';
import { recordedLog } from './recorded-log.ts';

export const aPage = (changes: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  html: '<h1>Contact</h1>',
  title: 'Contact',
  tags: [],
  secret: false,
  noindex: false,
  hasData: false,
  ...changes,
});

/** Live releases: a shell that serves `/admin/upload` and a remote that serves `/consulting`. */
export const liveReleases = (changes: Partial<LiveReleases> = {}): LiveReleases => ({
  id: 'shell@1 shop@1',
  shell: aShell({
    css: ['main.css'],
    fonts: ['text.woff2'],
    routes: [{ path: '/admin/upload', module: './admin_upload', js: [], css: [] }],
  }),
  remotes: [
    aRelease({
      routes: [{ path: '/consulting', module: './consulting', js: ['a.js'], css: ['a.css'] }],
    }),
  ],
  ...changes,
});

type Render = (request: RenderRequest) => RenderedPage | undefined;
const nothing: DescribedPages = { pages: [], complete: false };

/** Release sets without processes: `render` answers at once, and every request is recorded. */
export function fakeReleaseSets(
  render: Render = () => aPage(),
  described: DescribedPages = { pages: [], complete: true },
  log = recordedLog().log,
  endless = false,
) {
  const requests: RenderRequest[] = [];
  const headsOf = new WeakMap<LiveReleases, PageHeads>();
  const renderer = {
    ready: Promise.resolve(),
    isEndless: () => endless,
    async render(request: RenderRequest) {
      requests.push(request);
      return sets.render(request);
    },
    async describe() {
      sets.descriptions += 1;
      return sets.described ?? nothing;
    },
    grow: () => {},
    close: async () => {},
  };
  const setOf = (live: LiveReleases): ReleaseSet => {
    const heads = headsOf.get(live) ?? createPageHeads(live, renderer, () => sampleSite);
    headsOf.set(live, heads);
    return { live, renderer, heads, styleSheets: () => undefined };
  };
  const sets = {
    live: liveReleases(),
    render: render as (
      ...request: Parameters<Render>
    ) => ReturnType<Render> | Promise<ReturnType<Render>>,
    requests,
    described: described as DescribedPages | undefined,
    /** How often the pages were described. */
    descriptions: 0,
    current: () => setOf(sets.live),
    canaryReleases: [] as readonly CanaryReleases[],
    canaries: () =>
      sets.canaryReleases.map(({ live, ...canary }) => ({ ...canary, set: setOf(live) })),
    /** Releases of previews, by part and version. */
    previews: {} as Readonly<Record<string, LiveReleases>>,
    /** How often the processes of a preview were asked for. */
    previewsOpened: 0,
    async previewReleases([{ part, version } = { part: '', version: '' }]: readonly PartVersion[]) {
      const live = sets.previews[`${part}@${version}`];
      return live ? success(live) : failed('it is not there');
    },
    async preview(instead: readonly PartVersion[]) {
      sets.previewsOpened += 1;
      const live = await sets.previewReleases(instead);
      return live.ok ? success(setOf(live.value)) : live;
    },
    allLive: (): readonly LiveReleases[] => [sets.live, ...others()],
    renderCosts: () => [],
    registry: nothingReleased,
    close: async () => {},
  };
  const { current } = sets;
  const others = () => [
    ...sets.canaryReleases.map(({ live }) => live),
    ...Object.values(sets.previews),
  ];
  const control: ReleaseControl = {
    ...noReleaseControl({ current }),
    visitors: createVisitorSets({
      current,
      others: sets,
      publicKey: async () => (await findKeys('/nowhere'))?.publicKey,
      company: sampleSite.company.name,
      log,
    }),
  };
  return Object.assign(sets, { control }) satisfies ReleaseSets;
}
