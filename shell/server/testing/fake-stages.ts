import { aRelease, aShell } from '@app/federation/testing/built-release';
import type { RenderedPage, RenderRequest } from '../../src/bootstrap/render.tsx';
import type { LiveSite } from '../live-site.ts';
import type { Stages } from '../stage.ts';

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
export function fakeStages(render: Render = () => aPage()) {
  const requests: RenderRequest[] = [];
  const stages = {
    site: aLiveSite(),
    render,
    requests,
    current: () => ({
      site: stages.site,
      pool: {
        ready: Promise.resolve(),
        async render(request: RenderRequest) {
          requests.push(request);
          return stages.render(request);
        },
        close: async () => {},
      },
    }),
    close: async () => {},
  };
  return stages satisfies Stages;
}
