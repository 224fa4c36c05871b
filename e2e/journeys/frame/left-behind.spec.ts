import { type Part, parts } from '@app/federation/tooling/parts';
import { sideEffectsOf } from '@app/federation/tooling/side-effects-of';
import type { Page } from 'playwright/test';
import { newVersion, test } from '../../support/changed-site.ts';
import {
  isOfEveryRemote,
  leftBehindBy,
  NEUTRAL,
  openWatched,
} from '../../support/left-behind/left-behind.ts';
import { livePages } from '../../support/live-pages.ts';
import { withStatement } from '../../support/page-code.ts';
import { publishShop } from '../../support/shop-release.ts';
import { expect } from '../../support/test.ts';

test.use({ allowedProblems: { like: [new RegExp(`^answer 404: GET .*${NEUTRAL}$`)] } });

const remotes = parts.filter(({ name }) => name !== 'shell');

async function expectNothingLeft(page: Page, part: Part, paths: readonly string[]) {
  const declared = await sideEffectsOf(part);
  const ofEvery = await isOfEveryRemote(part.name);
  for (const path of paths) {
    const left = await leftBehindBy(page, path, (trace) => {
      const [kind, ...what] = trace.split(' ');
      return ofEvery(trace) || what.join(' ') in declared[kind as keyof typeof declared];
    });
    await expect.poll(left, { message: `left behind by ${path}`, timeout: 10_000 }).toEqual([]);
  }
}

for (const part of remotes) {
  test(`${part.name}: one page of each kind leaves nothing behind but what it declares`, {
    tag: part.name === 'shop' ? [] : '@deep',
  }, async ({ page }) => {
    const kinds = new Map(
      (await livePages(page.request, part.name)).map((path) => [path.split('/')[1], path]),
    );
    await openWatched(page);
    // The ten pages of technologies are one kind.
    await expectNothingLeft(page, part, [...kinds.values()]);
  });

  test(`${part.name}: its pages leave nothing behind but what it declares`, {
    tag: '@deep',
  }, async ({ page }) => {
    test.setTimeout(60_000);
    await openWatched(page);
    await expectNothingLeft(page, part, await livePages(page.request, part.name));
  });
}

/** One of each kind, as a remote would do it by mistake. */
const naughty = `
  if (!globalThis.wasNaughty) {
    globalThis.wasNaughty = true;
    localStorage.setItem('naughty', '1');
    sessionStorage.naughty = '1';
    document.cookie = 'naughty=1';
    indexedDB.open('naughty');
    caches.open('naughty');
    addEventListener('scroll', () => {});
    document.addEventListener('keydown', () => {}, true);
    document.body.addEventListener('click', () => {}, { passive: true });
    matchMedia('print').addEventListener('change', () => {});
    window.onresize = () => {};
    setInterval(() => {}, 60_000);
    setTimeout(() => {}, 60_000);
    (function frame() { requestAnimationFrame(frame); })();
    document.body.append(Object.assign(document.createElement('aside'), { id: 'naughty' }));
    document.head.append(document.createElement('meta'));
    document.body.style.overflow = 'hidden';
    document.documentElement.dataset.naughty = '1';
    addEventListener('resize', () => {}, { once: true });
    dispatchEvent(new Event('resize'));
    const polite = () => {};
    addEventListener('blur', polite);
    removeEventListener('blur', polite);
    addEventListener('focus', polite, { signal: AbortSignal.abort() });
    clearInterval(setInterval(() => {}, 1));
  }`;

test('of a remote that leaves one of each kind behind, each is found', async ({ page, site }) => {
  const version = newVersion();
  await publishShop(site.releases, version, { browser: withStatement(naughty) });
  const live = async () => (await page.request.get('/remotes.json')).text();
  await expect.poll(live, { timeout: 10_000 }).toContain(version);
  await openWatched(page);
  const left = await leftBehindBy(page, '/consulting', await isOfEveryRemote('shop'));
  await expect
    .poll(left, { timeout: 10_000 })
    .toEqual([
      'globals wasNaughty',
      'listeners body click',
      'listeners document keydown (capture)',
      'listeners media query change',
      'listeners window .onresize',
      'listeners window scroll',
      'nodes body > aside#naughty',
      'nodes body[style]',
      'nodes head > meta',
      'nodes html[data-naughty]',
      'storage cache naughty',
      'storage cookie naughty',
      'storage indexedDB naughty',
      'storage localStorage naughty',
      'storage sessionStorage naughty',
      'timers frame',
      'timers interval 60000',
      'timers timeout 60000',
    ]);
});
