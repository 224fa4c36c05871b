import { access, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@app/federation/testing/built-release';
import { sampleSite } from '@app/site/testing/sample-site';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aRenderRequest, writeFakeShell } from '../testing/fake-shell.ts';
import { recordedLog } from '../testing/recorded-log.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';

interface PoolOptions {
  readonly shell?: string;
  readonly remotes?: Record<string, string>;
  readonly closeAfter?: boolean;
}

async function aPool(options: PoolOptions = {}) {
  const folder = await temporaryFolder();
  const { log, lines } = recordedLog();
  const shell = await writeFakeShell(folder, options.shell);
  const pool = createRenderPool({ shell, remotes: options.remotes ?? {} }, log);
  if (options.closeAfter ?? true) onTestFinished(() => pool.close());
  if (!options.shell) await pool.ready;
  return { pool, folder, lines };
}
const htmlOf = async (pool: RenderPool, url: string) =>
  (await pool.render(aRenderRequest(url)))?.html;

describe('rendering in workers', () => {
  it('answers with the page', async () => {
    const { pool } = await aPool();
    const form: [string, string][] = [['name', 'Thandi']];
    expect(await pool.render(aRenderRequest('/contact', { form }))).toMatchObject({
      status: 200,
      html: '/contact[["name","Thandi"]]',
    });
  });

  it('loads the bundle of a remote and keeps it', async () => {
    const folder = await temporaryFolder();
    const shop = path.join(folder, 'shop.mjs');
    await writeFile(shop, "export default { html: 'from the shop' };");
    const { pool, lines } = await aPool({ remotes: { shop } });
    expect(await htmlOf(pool, '/remote?name=shop')).toBe('from the shop');
    expect(await htmlOf(pool, '/remote?name=unknown')).toBeUndefined();
    expect(lines).toMatchObject([{ fault: expect.stringContaining('no release of unknown') }]);
  });

  it('leaves a page that throws to the browser and says why in the log', async () => {
    const { pool, lines } = await aPool();
    expect(await htmlOf(pool, '/throws?order=secret')).toBeUndefined();
    expect(lines).toMatchObject([
      {
        msg: 'page not rendered on the server',
        id: 'request-1',
        path: '/throws',
        fault: expect.stringContaining('a broken page'),
      },
    ]);
    expect(await htmlOf(pool, '/next')).toBe('/next');
    expect(JSON.stringify(lines)).not.toContain('order=secret');
  });

  it.each(['/dies', '/cannot-be-sent'])(
    'survives a page that takes its worker: %s',
    async (url) => {
      const { pool, lines } = await aPool();
      expect(await Promise.all([htmlOf(pool, url), htmlOf(pool, url)])).toEqual([
        undefined,
        undefined,
      ]);
      expect(JSON.stringify(lines)).not.toContain('past its deadline');
      await expect.poll(() => htmlOf(pool, '/next'), { timeout: 10_000 }).toBe('/next');
    },
  );
});

describe('the bundles of remotes', () => {
  const aRemote = async (text: string) => {
    const shop = path.join(await temporaryFolder(), 'shop.mjs');
    await writeFile(shop, text);
    return { shop };
  };

  // Loaded with its first page, a bundle would spend the time that the page has.
  it('are loaded before a worker is ready', async () => {
    const loaded = path.join(await temporaryFolder(), 'loaded');
    const write = `(await import('node:fs')).writeFileSync(${JSON.stringify(loaded)}, '');`;
    await aPool({ remotes: await aRemote(write) });
    await access(loaded);
  });

  it('that throw cost their own pages only, and say why in the log', async () => {
    const remotes = await aRemote("throw new Error('a broken shop');");
    const { pool, lines } = await aPool({ remotes });
    expect(lines[0]).toMatchObject({
      msg: 'remote not loaded on the server',
      remote: 'shop',
      bundle: remotes.shop,
      fault: expect.stringContaining('a broken shop'),
    });
    expect(await htmlOf(pool, '/remote?name=shop')).toBeUndefined();
    expect(await htmlOf(pool, '/next')).toBe('/next');
  });

  it.each([
    ['loop', 'for (;;);'],
    ['wait for ever', 'await new Promise((resolve) => setTimeout(resolve, 600_000));'],
    ['wait for nothing', 'await new Promise(() => {});'],
    ['end their worker', 'process.exit(3);'],
    ['end their worker later', "setTimeout(() => { throw new Error('late'); }, 50);"],
  ])('that %s are left to the first of their pages', async (_, text) => {
    const { pool, lines } = await aPool({ remotes: await aRemote(text) });
    const losses = () => lines.filter(({ msg }) => msg === 'render worker lost').length;
    await expect.poll(losses).toBeGreaterThan(0);
    await expect.poll(() => htmlOf(pool, '/next')).toBe('/next');
    // Both may have been lost to it, but not those in their place.
    expect(losses()).toBeLessThanOrEqual(2);
  });
});

describe('a page without end', () => {
  it('costs its worker after a second, and the pool goes on', async () => {
    const { pool, lines } = await aPool();
    const started = performance.now();
    expect(await htmlOf(pool, '/loops')).toBeUndefined();
    expect(performance.now() - started).toBeGreaterThan(950);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(lines).toMatchObject([{ path: '/loops', fault: 'past its deadline' }]);
    await expect.poll(() => htmlOf(pool, '/next'), { timeout: 10_000 }).toBe('/next');
  });

  it('keeps others waiting for a second at most', async () => {
    const { pool, lines } = await aPool();
    const looping = [htmlOf(pool, '/loops'), htmlOf(pool, '/loops')];
    expect(await htmlOf(pool, '/waiting')).toBeUndefined();
    expect(await Promise.all(looping)).toEqual([undefined, undefined]);
    expect(lines).toContainEqual(
      expect.objectContaining({ path: '/waiting', fault: 'no worker was free in time' }),
    );
    await expect.poll(() => htmlOf(pool, '/next'), { timeout: 10_000 }).toBe('/next');
  });
});

describe('asking the pages what they are', () => {
  const request = { site: sampleSite, remotes: [] };

  it('is work for the same workers', async () => {
    const { pool } = await aPool();
    expect(await pool.describe(request)).toEqual({
      pages: [{ path: '/', head: { title: sampleSite.company.name } }],
      complete: true,
    });
  });

  it('of a release that cannot say it fails, with a line in the log', async () => {
    const { pool, lines } = await aPool({ shell: 'export const render = () => {};' });
    expect(await pool.describe(request)).toBeUndefined();
    expect(lines).toMatchObject([{ msg: 'pages not asked what they are' }]);
  });
});

it('lets pages wait for a free worker', async () => {
  const { pool, folder } = await aPool();
  const done = path.join(folder, 'done');
  const busy = [htmlOf(pool, `/waits?for=${done}`), htmlOf(pool, `/waits?for=${done}`)];
  const queued = [htmlOf(pool, '/a'), htmlOf(pool, '/b'), htmlOf(pool, '/c')];
  await writeFile(done, '');
  expect(await Promise.all([...busy, ...queued])).toEqual(['/waits', '/waits', '/a', '/b', '/c']);
});

describe('closing', () => {
  it('waits for pages under way and takes no more', async () => {
    const { pool, folder } = await aPool();
    const done = path.join(folder, 'done');
    const rendering = htmlOf(pool, `/waits?for=${done}`);
    const closed = pool.close();
    expect(await htmlOf(pool, '/late')).toBeUndefined();
    await writeFile(done, '');
    expect(await rendering).toBe('/waits');
    await closed;
  });

  it('does not wait for a page without end', async () => {
    const { pool } = await aPool();
    const looping = htmlOf(pool, '/loops');
    await pool.close();
    expect(await looping).toBeUndefined();
  });

  it('is immediate when nothing is under way', async () => {
    const { pool } = await aPool();
    await pool.close();
    await pool.close();
  });
});

describe('a bundle that cannot be loaded', () => {
  const shell = "throw new Error('broken build');";

  it('is tried again after a pause, not in a spin', async () => {
    const losses: number[] = [];
    const { lines } = await aPool({ shell });
    const push = lines.push.bind(lines);
    lines.push = (line) => {
      losses.push(performance.now());
      return push(line);
    };
    const isLoss = ({ msg }: { msg: string }) => msg === 'render worker lost';
    await expect.poll(() => lines.filter(isLoss).length, { timeout: 10_000 }).toBeGreaterThan(2);
    expect(lines[0]).toMatchObject({ fault: expect.stringContaining('broken build') });
    const [first = 0] = losses;
    expect((losses[2] ?? 0) - first).toBeGreaterThan(900);
  });

  it('leaves every page to the browser', async () => {
    const { pool } = await aPool({ shell });
    expect(await htmlOf(pool, '/contact')).toBeUndefined();
  });

  // A page that leaves the queue by its deadline does not tell the pool that it is idle.
  it('does not keep the pool from closing', async () => {
    const { pool } = await aPool({ shell, closeAfter: false });
    const page = htmlOf(pool, '/contact');
    let closed = false;
    void pool.close().then(() => {
      closed = true;
    });
    await page;
    await expect.poll(() => closed, { timeout: 500 }).toBe(true);
  });
});
