import { type Head, headOf } from '../../support/head-of.ts';
import { livePages } from '../../support/live-pages.ts';
import { openPage } from '../../support/open-page.ts';
import { company } from '../../support/repository.ts';
import { expect, test } from '../../support/test.ts';

const once = (text: unknown) => [text];
const words = (least: number) => once(expect.stringMatching(new RegExp(`^.{${least},}$`, 's')));

test('every live page has a complete head, with a title and description of its own', async ({
  page,
  request,
  site,
}) => {
  test.setTimeout(120_000);
  const paths = await livePages(request);
  expect(paths).toContain('/contact');
  const heads: Head[] = [];
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const head = await headOf(page, await response.text());
    heads.push(head);
    expect.soft(head, path).toMatchObject({
      headings: 1,
      canonical: once(site.url + path),
      metas: {
        description: words(40),
        keywords: words(10),
        robots: once('index, follow'),
        'og:title': once(head.title),
        'og:description': head.metas.description,
        'og:type': once('website'),
        'og:url': once(site.url + path),
        'og:site_name': once(company.name),
        'og:image:alt': once(head.title),
        'twitter:card': once('summary_large_image'),
      },
    });
    expect.soft(head.title, path).toContain(company.name);
    expect.soft(head.blocks[0], path).toMatchObject({ '@type': 'LocalBusiness' });
    const types = head.blocks.map((block) => block['@type']);
    expect.soft(new Set(types).size, `${path}: ${types}`).toBe(types.length);
  }
  for (const part of ['title', 'description', 'keywords', 'og:image'] as const) {
    const all = heads.map((head) => (part === 'title' ? head.title : head.metas[part]?.[0]));
    expect.soft(new Set(all).size, `${part} of two pages: ${all.join('\n')}`).toBe(all.length);
  }
});

test('every live page has its own og:image, a PNG of the stated size', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const images = new Set<string>();
  const paths = await livePages(request);
  for (const path of paths) {
    const { metas } = await headOf(page, await (await request.get(path)).text());
    const image = await request.get(metas['og:image']?.[0] ?? '');
    expect(image.headers(), path).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
    });
    const png = await image.body();
    images.add(png.toString('base64'));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String), path).toEqual([
      metas['og:image:width']?.[0],
      metas['og:image:height']?.[0],
    ]);
  }
  expect(images.size).toBe(paths.length);
});

test('pages with noindex have no og:image and no canonical address', async ({ page, request }) => {
  for (const path of ['/admin/upload', '/consulting?order=nonsense', '/consulting?q=turret']) {
    const { metas, canonical } = await headOf(page, await (await request.get(path)).text());
    expect(metas.robots, path).toEqual(['noindex']);
    expect(metas, path).not.toHaveProperty('og:image');
    expect(canonical, path).toEqual([]);
  }
});

test('sitemap.xml and llms.txt list exactly the live pages', async ({ request, site }) => {
  const paths = await livePages(request);
  const expected = paths.map((path) => site.url + path).sort();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(expected);
  const llms = await (await request.get('/llms.txt')).text();
  const linked = [...llms.matchAll(/^- \[.+\]\((.+?)\): .{40}/gm)].map(([, address]) => address);
  expect(linked.sort()).toEqual(expected);
  expect(llms).toContain(`# ${company.name}\n`);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test('the web app manifest names the company, and its icons have the stated sizes', async ({
  page,
  request,
}) => {
  await openPage(page, '/contact');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest.name).toBe(company.name);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});

test('after navigation the head is the same as the one that the server sends', async ({
  page,
  request,
}) => {
  const sent = async (path: string) => headOf(page, await (await request.get(path)).text());
  await openPage(page, '/');
  expect(await headOf(page)).toEqual(await sent('/'));
  await page.getByRole('link', { name: 'Security proposals' }).click();
  await expect(page).toHaveTitle(/^Security Plan Generator/);
  await expect.poll(() => headOf(page)).toEqual(await sent('/proposal'));
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveTitle(/^Contact/);
  await expect.poll(() => headOf(page)).toEqual(await sent('/contact'));
});

test('marketing pages fire helmet-ready when their title is set', async ({ page, request }) => {
  await page.addInitScript(() => {
    document.addEventListener('helmet-ready', () => {
      document.documentElement.dataset.headReady = document.title;
    });
  });
  for (const path of await livePages(request, 'marketing')) {
    await page.goto(path);
    const title = await page.title();
    await expect(page.locator('html'), path).toHaveAttribute('data-head-ready', title);
  }
});
