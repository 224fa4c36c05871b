import { aRelease, aShell } from '@app/federation/testing/built-release';
import type { DescribedPages } from '../../src/bootstrap/describe-pages.ts';
import type { RenderedPage, RenderRequest } from '../../src/bootstrap/render.tsx';
import type { LiveSite } from '../releases/live-site.ts';
import type { Stages } from '../rendering/stage.ts';

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
export const aLiveSite = (changes: Partial<LiveSite> = {}): LiveSite => ({
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

/** Stages without workers: `render` answers at once, and every request is kept. */
export function fakeStages(
  render: Render = () => aPage(),
  described: DescribedPages = { pages: [], complete: true },
) {
  const requests: RenderRequest[] = [];
  const stages = {
    site: aLiveSite(),
    render,
    requests,
    described: described as DescribedPages | undefined,
    /** How often the pages were asked what they are. */
    descriptions: 0,
    current: () => ({
      site: stages.site,
      pool: {
        ready: Promise.resolve(),
        async render(request: RenderRequest) {
          requests.push(request);
          return stages.render(request);
        },
        async describe() {
          stages.descriptions += 1;
          return stages.described;
        },
        close: async () => {},
      },
    }),
    close: async () => {},
  };
  return stages satisfies Stages;
}
