import { sampleSite } from '@app/site/testing/sample-site';
import { firstUnlessDeep } from '@app/testing/runs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aFlag } from '../testing/a-flag.ts';
import { aRenderer, htmlOf, VERSION } from '../testing/a-renderer.ts';
import { aLiveRemote, aRenderRequest } from '../testing/fake-shell.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { createBreakers } from './breakers.ts';
import { createRenderCosts } from './render-costs.ts';
import type { Renderer } from './renderer.ts';

/** For pages that wait for a flag of the test: a busy machine may need more than a second. */
const unhurriedly = { deadlineMs: 60_000 };

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const NOT_RENDERED = 'page not rendered on the server';

describe('rendering in child processes', () => {
  test('returns the rendered page', async () => {
    const { renderer } = await aRenderer();
    const form: [string, string][] = [['name', 'Thandi']];
    expect(await renderer.render(aRenderRequest('/contact', { form }))).toMatchObject({
      status: 200,
      html: '/contact[["name","Thandi"]]',
    });
  });

  test('loads the bundle of a remote once', async () => {
    const remotes = { shop: "export default { html: 'from the shop' };" };
    const { renderer, lines } = await aRenderer({ remotes });
    expect(await htmlOf(renderer, '/remote?name=shop')).toBe('from the shop');
    expect(await htmlOf(renderer, '/remote?name=unknown')).toBeUndefined();
    expect(lines).toMatchObject([{ fault: expect.stringContaining('no release of unknown') }]);
  });

  test('gives pages no setting of the site', async () => {
    process.env.ADMIN_PASSWORD_OF_THIS_TEST = 'secret';
    const { renderer } = await aRenderer();
    expect(await htmlOf(renderer, '/environment')).not.toContain('ADMIN_PASSWORD');
    delete process.env.ADMIN_PASSWORD_OF_THIS_TEST;
  });

  test('logs what a page writes to its console', async () => {
    const { renderer, lines } = await aRenderer();
    expect(await htmlOf(renderer, '/says')).toBe('/says');
    await expect
      .poll(() => lines)
      .toContainEqual(
        expect.objectContaining({
          msg: 'a page wrote to the console',
          text: expect.stringContaining('said aloud'),
        }),
      );
  });
});

describe('a page that fails', () => {
  test('is not rendered, and is logged with remote, version and reason', async () => {
    const { renderer, lines } = await aRenderer();
    const remotes = [aLiveRemote('shop', '/throws')];
    expect(await htmlOf(renderer, '/throws?order=secret', { remotes })).toBeUndefined();
    expect(lines).toMatchObject([
      {
        msg: NOT_RENDERED,
        id: 'request-1',
        remote: 'shop',
        version: VERSION,
        path: '/throws',
        fault: expect.stringContaining('a broken page'),
      },
    ]);
    expect(await htmlOf(renderer, '/next')).toBe('/next');
    expect(JSON.stringify(lines)).not.toContain('order=secret');
  });

  test.each(firstUnlessDeep(['/dies', '/cannot-be-sent', '/odd', '/allocates']))(
    'costs nothing but itself: %s',
    async (url) => {
      const { renderer, lines } = await aRenderer();
      const twice = [htmlOf(renderer, url), htmlOf(renderer, url)];
      expect(await Promise.all(twice)).toEqual([undefined, undefined]);
      expect(lines).toContainEqual(expect.objectContaining({ msg: NOT_RENDERED, path: url }));
      await expect.poll(() => htmlOf(renderer, '/next')).toBe('/next');
    },
  );

  test('with a result that cannot be sent as a message is logged with the reason, and keeps its process', async () => {
    const { renderer, lines } = await aRenderer();
    const before = await htmlOf(renderer, '/process');
    expect(await htmlOf(renderer, '/cannot-be-sent')).toBeUndefined();
    expect(lines).toMatchObject([{ fault: expect.stringContaining('could not be cloned') }]);
    expect(await htmlOf(renderer, '/process')).toBe(before);
  });

  test('by allocating without end is stopped at the heap limit', async () => {
    const { renderer, lines } = await aRenderer({ heapMb: 64 });
    const before = process.memoryUsage.rss();
    expect(await htmlOf(renderer, '/allocates')).toBeUndefined();
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: NOT_RENDERED, path: '/allocates' }),
    );
  });
});

describe('a page that throws three times', () => {
  const remotes = [aLiveRemote('shop', '/throws', '/cart')];
  const isRefusal = ({ msg }: { msg: string }) => msg === NOT_RENDERED;

  test('is left to browsers until another version is live, and the other pages of its remote are rendered', async () => {
    const { renderer, lines } = await aRenderer();
    for (let visit = 0; visit < 6; visit++) {
      expect(await htmlOf(renderer, '/throws', { remotes })).toBeUndefined();
    }
    expect(lines.filter(isRefusal)).toHaveLength(3);
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'three faults in a row: browsers render this page until another version is live',
        remote: 'shop',
        version: VERSION,
        path: '/throws',
      }),
    );
    expect(await htmlOf(renderer, '/cart', { remotes })).toBe('/cart');
  });

  test('stays left to browsers in the next release set with the same version', async () => {
    const breakers = createBreakers();
    const first = await aRenderer({ breakers });
    for (let visit = 0; visit < 3; visit++) await htmlOf(first.renderer, '/throws', { remotes });
    const next = await aRenderer({ breakers });
    expect(await htmlOf(next.renderer, '/throws', { remotes })).toBeUndefined();
    expect(next.lines).toEqual([]);
    const mended = [{ ...aLiveRemote('shop', '/throws'), version: '1.0.1-000000000002' }];
    expect(await htmlOf(next.renderer, '/throws', { remotes: mended })).toBeUndefined();
    expect(next.lines).toMatchObject([{ msg: NOT_RENDERED, version: '1.0.1-000000000002' }]);
  });

  test.each([
    ['with a query that visitors can make up', '/throws?q=odd', {}],
    ['for a form post', '/throws', { form: [] }],
  ])('%s is tried again after a pause', async (_, url, changes) => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    const { renderer, lines } = await aRenderer();
    const request = { remotes, ...changes };
    for (let visit = 0; visit < 4; visit++) {
      expect(await htmlOf(renderer, url, request)).toBeUndefined();
    }
    expect(lines.filter(isRefusal)).toHaveLength(3);
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'rendering paused after failures in a row',
        remote: 'shop',
        version: VERSION,
        pauseMs: 10_000,
      }),
    );
    vi.setSystemTime(1_010_000);
    await htmlOf(renderer, url, request);
    expect(lines.filter(isRefusal)).toHaveLength(4);
  });
});

test('a page that loops is paused after three attempts, because the machine may have been busy', async () => {
  const { renderer, lines } = await aRenderer();
  const remotes = [aLiveRemote('shop', '/loops')];
  for (let visit = 0; visit < 3; visit++) await htmlOf(renderer, '/loops', { remotes });
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: 'rendering paused after failures in a row',
      remote: 'shop',
      version: VERSION,
      path: '/loops',
      pauseMs: 10_000,
    }),
  );
});

test('a page that computes until its deadline is left to no browser after three attempts', async () => {
  let used = 0;
  // As if nothing else ran on the machine.
  const cpuTime = () => {
    used += 1000;
    return used;
  };
  const { renderer, lines, events } = await aRenderer({ cpuTime });
  const remotes = [aLiveRemote('shop', '/loops')];
  const isEndless = () => renderer.isEndless({ url: '/loops', remotes });
  for (let visit = 0; visit < 3; visit++) {
    expect(isEndless()).toBe(false);
    expect(await htmlOf(renderer, '/loops', { remotes })).toBeUndefined();
  }
  expect(isEndless()).toBe(true);
  expect(events).toMatchObject(Array(3).fill({ kind: 'fault', culprit: { part: 'shop' } }));
  expect(lines.at(-2)).toMatchObject({
    msg: expect.stringContaining('it did not end three times'),
  });
});

describe('the cost of rendering', () => {
  const remotes = [aLiveRemote('shop', '/cart', '/throws')];

  test('has the time and the faults of each version', async () => {
    const { log } = recordedLog();
    const costs = createRenderCosts(log);
    const { renderer } = await aRenderer({ costs });
    await htmlOf(renderer, '/cart', { remotes });
    await htmlOf(renderer, '/throws', { remotes });
    await htmlOf(renderer, '/nowhere', { remotes });
    const [shell, shop] = costs.read();
    expect(shell).toMatchObject({ remote: 'shell', version: VERSION, renders: 1, faults: 0 });
    expect(shop).toMatchObject({ remote: 'shop', version: VERSION, renders: 1, faults: 1 });
    expect(shop?.p95Ms).toBeGreaterThan(0);
  });

  test.each([
    [0, 'nothing', -20, 20],
    [100_000, 'what each render leaves', 600, 1000],
  ])(
    'of a page that keeps %i objects has a heap that grows by %s',
    async (kept, _, least, most) => {
      const { log } = recordedLog();
      const costs = createRenderCosts(log);
      const shell = `
      const all = [];
      export async function render() {
        all.push(new Array(${kept}).fill(0.5));
        const garbage = Array.from({ length: 100_000 }, (_, index) => ({ index }));
        const html = String(garbage.length) + String(globalThis.gc);
        return { status: 200, html, title: '', tags: [], secret: false, hasData: false };
      }`;
      const { renderer } = await aRenderer({ shell, costs, processes: 2, heapMb: 256 });
      await renderer.ready;
      for (let visit = 0; visit < 60; visit++) {
        expect(await htmlOf(renderer, '/', { remotes })).toBe('100000undefined');
      }
      const [cost] = costs.read();
      expect(cost?.growthKb).toBeGreaterThanOrEqual(least);
      expect(cost?.growthKb).toBeLessThanOrEqual(most);
      expect(cost?.heapMb).toBeGreaterThan(1);
    },
  );
});

describe('a page that loops without end', () => {
  test('has its process killed at its deadline, while other pages are rendered', async () => {
    const { renderer, lines } = await aRenderer();
    expect(await htmlOf(renderer, '/loops')).toBeUndefined();
    expect(lines).toMatchObject([{ path: '/loops', fault: 'past its deadline' }]);
    await expect.poll(() => htmlOf(renderer, '/next')).toBe('/next');
  });

  test('leaves one process for pages of other remotes, however many visitors request it', async () => {
    const { renderer, lines } = await aRenderer();
    await expect.poll(() => processesOf(renderer)).toBe(2);
    const remotes = [aLiveRemote('shop', '/loops'), aLiveRemote('marketing', '/about')];
    const looping = [1, 2, 3].map(() => htmlOf(renderer, '/loops', { remotes }));
    for (let visit = 0; visit < 5; visit++) {
      expect(await htmlOf(renderer, '/about', { remotes })).toBe('/about');
    }
    // They were answered while the first of the others still looped.
    expect(lines).toEqual([]);
    expect(await Promise.all(looping)).toEqual([undefined, undefined, undefined]);
  });

  test('delays other pages of its remote for at most a second', async () => {
    const { renderer, lines } = await aRenderer();
    const looping = [htmlOf(renderer, '/loops'), htmlOf(renderer, '/loops')];
    expect(await htmlOf(renderer, '/waiting')).toBeUndefined();
    expect(await Promise.all(looping)).toEqual([undefined, undefined]);
    expect(lines).toContainEqual(
      expect.objectContaining({ path: '/waiting', fault: 'no process was free in time' }),
    );
  });

  test('is not counted as failed when no process was free for it', async () => {
    const { renderer, lines } = await aRenderer();
    const flag = await aFlag();
    const { apiOrigin } = flag;
    // A form post may take longer than pages wait.
    const busy = htmlOf(renderer, '/waits', { form: [], apiOrigin });
    const late = [1, 2, 3, 4].map(() => htmlOf(renderer, '/late'));
    expect(await Promise.all(late)).toEqual([undefined, undefined, undefined, undefined]);
    flag.up = true;
    expect(await busy).toBe('/waits[]');
    expect(lines.map(({ msg }) => msg)).not.toContain('rendering paused after failures in a row');
    await expect.poll(() => htmlOf(renderer, '/late')).toBe('/late');
  });
});

/** Number of processes that have loaded and answer. */
const processesOf = async (renderer: Renderer): Promise<number> =>
  new Set(await idsOf(renderer)).size;

/** Process ids of two pages that are rendered at a time. */
function idsOf(renderer: Renderer): Promise<(string | undefined)[]> {
  const remotes = [aLiveRemote('a', '/process'), aLiveRemote('b', '/process/')];
  const pages = [0, 1].map((index) =>
    htmlOf(renderer, '/process', { remotes: remotes.slice(index) }),
  );
  return Promise.all(pages);
}

// A terminal sends its signals to every process of the group, and a service manager may too.
test('render processes ignore SIGINT and SIGTERM: their parent ends them', async () => {
  const { renderer } = await aRenderer();
  await expect.poll(() => processesOf(renderer)).toBe(2);
  const before = (await idsOf(renderer)).toSorted();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    for (const id of before) process.kill(Number(id), signal);
    // An answer may be under way when a signal comes. The next one comes from who has outlived it.
    for (const _ of ['first', 'next']) expect((await idsOf(renderer)).toSorted()).toEqual(before);
  }
});

describe('the bundles of remotes', () => {
  // Loading a bundle with its first page would use up the deadline of the page.
  test('are loaded before a process is ready', async () => {
    const shop = 'globalThis.shopIsLoaded = true;';
    const { renderer } = await aRenderer({ remotes: { shop } });
    expect(await htmlOf(renderer, '/global?name=shopIsLoaded')).toBe('true');
  });

  test('that throw affect only their own pages, and are logged once with the reason', async () => {
    const remotes = { shop: "throw new Error('a broken shop');" };
    const { renderer, lines } = await aRenderer({ remotes });
    expect(lines[0]).toMatchObject({
      msg: 'bundle not loaded on the server',
      remote: 'shop',
      version: VERSION,
      bundle: expect.stringContaining('shop.mjs'),
      fault: expect.stringContaining('a broken shop'),
    });
    expect(await htmlOf(renderer, '/remote?name=shop')).toBeUndefined();
    expect(await htmlOf(renderer, '/next')).toBe('/next');
    const isReport = ({ msg }: { msg: string }) => msg === 'bundle not loaded on the server';
    expect(lines.filter(isReport)).toHaveLength(1);
  });

  test.each(
    firstUnlessDeep([
      ['end their process', 'process.exit(3);'],
      ['loop', 'for (;;);'],
      ['allocate without end', 'const all = []; for (;;) all.push(new Array(1000).fill(0));'],
      ['wait for ever', 'await new Promise((resolve) => setTimeout(resolve, 600_000));'],
      ['wait for nothing', 'await new Promise(() => {});'],
    ] as const),
  )('that %s are left to the first of their pages, and the others are loaded', async (_, shop) => {
    const remotes = { about: "export default { html: 'about' };", shop };
    const { renderer, lines } = await aRenderer({ remotes });
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'bundle not loaded on the server', remote: 'shop' }),
    );
    const losses = () => lines.filter(({ msg }) => msg === 'render process lost').length;
    expect(losses()).toBe(1);
    expect(await htmlOf(renderer, '/remote?name=about')).toBe('about');
    expect(losses()).toBe(1);
  });

  test('that end their process after loading are from then on loaded only with their pages', async () => {
    const shop = "setTimeout(() => { throw new Error('late'); }, 50);";
    const { renderer, lines } = await aRenderer({ remotes: { shop } });
    const losses = () => lines.filter(({ msg }) => msg === 'render process lost').length;
    await expect.poll(losses).toBeGreaterThan(0);
    await expect.poll(() => htmlOf(renderer, '/next')).toBe('/next');
    // It may have ended both processes, but not the ones that replaced them.
    expect(losses()).toBeLessThanOrEqual(2);
  });
});

describe('describing the live pages', () => {
  const head = (title: string) => `({ title: '${title}', description: '', keywords: [] })`;
  const asked = { site: sampleSite, remotes: [aLiveRemote('shop'), aLiveRemote('about')] };
  const about = `export default { head: () => ${head('About')} };`;

  test('has the pages of every remote, by path', async () => {
    const shop = `export default { head: () => ${head('Shop')} };`;
    const { renderer } = await aRenderer({ remotes: { shop, about } });
    const described = await renderer.describe(asked);
    expect(described.complete).toBe(true);
    expect(described.pages.map(({ path: at, head: { title } }) => [at, title])).toEqual([
      ['/', sampleSite.company.name],
      ['/about', 'About'],
      ['/shop', 'Shop'],
    ]);
  });

  test.each([
    ['throws', "throw new Error('no head');"],
    ['loops', 'for (;;);'],
  ])('of a remote whose head %s has the answers of the others', async (_, fault) => {
    const shop = `export default { head() { ${fault} } };`;
    const { renderer, lines } = await aRenderer({ remotes: { shop, about } });
    const described = await renderer.describe(asked);
    expect(described.complete).toBe(false);
    expect(described.pages.map(({ path: at }) => at)).toEqual(['/', '/about']);
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'pages not asked what they are',
        remote: 'shop',
        version: VERSION,
      }),
    );
  });

  test('fails when the shell cannot describe pages, and is logged', async () => {
    const { renderer, lines } = await aRenderer({ shell: 'export const render = () => {};' });
    expect(await renderer.describe({ site: sampleSite, remotes: [] })).toEqual({
      pages: [],
      complete: false,
    });
    expect(lines).toMatchObject([{ msg: 'pages not asked what they are', remote: 'shell' }]);
  });
});

test('a page waits for a free process', async () => {
  const { renderer } = await aRenderer(unhurriedly);
  const flag = await aFlag();
  const { apiOrigin } = flag;
  const busy = [0, 1].map(() => htmlOf(renderer, '/waits', { apiOrigin }));
  const queued = ['/a', '/b', '/c'].map((url) => htmlOf(renderer, url));
  flag.up = true;
  expect(await Promise.all([...busy, ...queued])).toEqual(['/waits', '/waits', '/a', '/b', '/c']);
});

test('a process that was killed from outside is replaced', async () => {
  const { renderer, lines } = await aRenderer();
  const pid = Number(await htmlOf(renderer, '/process'));
  process.kill(pid, 'SIGKILL');
  // First: a page that is asked for before the end is noticed ends the process by a failed write.
  await expect
    .poll(() => lines)
    .toContainEqual(expect.objectContaining({ fault: 'the process ended (SIGKILL)' }));
  await expect.poll(() => htmlOf(renderer, '/next')).toBe('/next');
});

test('a process that was killed from outside is replaced by one that has loaded all remotes', async () => {
  const shop = "console.log('loaded by', process.pid);";
  const { renderer, lines } = await aRenderer({ remotes: { shop } });
  const processes = () =>
    lines.flatMap(({ text }) => [...String(text).matchAll(/loaded by (\d+)/g)].map(([, id]) => id));
  await expect.poll(processes).toHaveLength(2);
  const [first] = processes();
  process.kill(Number(first), 'SIGKILL');
  await expect.poll(processes).toHaveLength(3);
  expect(await htmlOf(renderer, '/next')).toBe('/next');
});

test('a process that has made much garbage keeps a small space for new objects', async () => {
  const shell = `
    import v8 from 'node:v8';
    export function render() {
      const some = [];
      for (let made = 0; made < 10_000_000; made++) some[made % 200_000] = { made };
      const space = v8.getHeapSpaceStatistics().find((one) => one.space_name === 'new_space');
      const html = String(space.space_size);
      return { status: 200, html, title: '', tags: [], secret: false, hasData: false };
    }`;
  const { renderer } = await aRenderer({ shell, heapMb: 256 });
  await renderer.ready;
  expect(Number(await htmlOf(renderer, '/garbage', { form: [] }))).toBeLessThan(16 * 1024 * 1024);
});

describe('closing the renderer', () => {
  test('waits for pages under way and accepts no more', async () => {
    const { renderer } = await aRenderer(unhurriedly);
    const flag = await aFlag();
    const rendering = htmlOf(renderer, '/waits', { apiOrigin: flag.apiOrigin });
    const closed = renderer.close();
    expect(await htmlOf(renderer, '/late')).toBeUndefined();
    flag.up = true;
    expect(await rendering).toBe('/waits');
    await closed;
  });

  test('does not wait for a page that loops without end', async () => {
    const { renderer } = await aRenderer();
    const looping = htmlOf(renderer, '/loops');
    await renderer.close();
    expect(await looping).toBeUndefined();
  });

  test('is immediate when nothing is under way', async () => {
    const { renderer } = await aRenderer();
    await renderer.close();
    await renderer.close();
  });
});

describe('a shell that cannot be loaded', () => {
  const shell = "throw new Error('broken build');";

  test('is loaded again only after a pause', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const { lines } = await aRenderer({ shell });
    const losses = () => lines.filter(({ msg }) => msg === 'render process lost').length;
    for (const round of [1, 2]) {
      await expect.poll(losses).toBe(round);
      expect(timers).toHaveBeenLastCalledWith(expect.any(Function), 1000);
      vi.advanceTimersByTime(1000);
      // The deadline of the next start.
      expect(timers).not.toHaveBeenLastCalledWith(expect.any(Function), 1000);
    }
    expect(lines[0]).toMatchObject({
      remote: 'shell',
      fault: expect.stringContaining('broken build'),
    });
  });

  test('makes every page unrendered, for browsers to render', async () => {
    const { renderer } = await aRenderer({ shell });
    expect(await htmlOf(renderer, '/contact')).toBeUndefined();
  });

  // A page that leaves the queue at its deadline does not make the queue report that it is idle.
  test('does not stop the renderer from closing', async () => {
    const { renderer } = await aRenderer({ shell });
    const page = htmlOf(renderer, '/contact');
    const closed = renderer.close();
    await page;
    await closed;
  });
});

test('a page that was paused is rendered again when the attempt after the pause succeeds', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  const { renderer, lines } = await aRenderer();
  const flag = await aFlag(true);
  const visit = () => htmlOf(renderer, '/throws-on-demand', { apiOrigin: flag.apiOrigin });
  for (let count = 0; count < 3; count++) expect(await visit()).toBeUndefined();
  flag.up = false;
  expect(await visit()).toBeUndefined();
  vi.setSystemTime(1_010_000);
  expect(await visit()).toBe('/throws-on-demand');
  expect(lines.at(-1)).toMatchObject({ msg: 'rendering resumed', remote: 'shell' });
});
