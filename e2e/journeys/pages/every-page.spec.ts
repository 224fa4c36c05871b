import { parts } from '@app/federation/tooling/parts';
import { scriptIsReady } from '@app/testing/site/script-is-ready';
import type { Page } from 'playwright/test';
import { checkAccessibility, checkLargeText, checkWidth } from '../../support/accessibility.ts';
import { livePages } from '../../support/live-pages.ts';
import { checkLines, checkTargets } from '../../support/measures.ts';
import { openRendered } from '../../support/open-page.ts';
import { expect, test } from '../../support/test.ts';

// Slow: every page is opened once, and everything that holds for all pages is asked there.
test.describe.configure({ mode: 'parallel', timeout: 120_000 });

/** The specification asks for `helmet-ready` on their pages. */
const saysWhenReady = ['marketing', 'assessments'];

/** The pages of technologies differ in their words and drawings, which component tests look at. */
function onePageOfEachTemplate(paths: readonly string[]): readonly string[] {
  if (process.env.DEEP) return paths;
  const technologies = paths.filter((path) => path.startsWith('/technology/'));
  return paths.filter((path) => !technologies.slice(1).includes(path));
}

/** Marks what the server sent, and what a page says when its head is set. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-from-server', '');
    });
    document.addEventListener('helmet-ready', () => {
      document.documentElement.dataset.headReady = document.title;
    });
  });

async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  // What is half behind the header after the change of width is no target of the visitor.
  await page.evaluate(() => scrollTo(0, 0));
}

async function onATouchScreen(page: Page, check: () => Promise<void>) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await check();
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await browser.detach();
}

for (const remote of parts.map(({ name }) => name).filter((name) => name !== 'shell')) {
  test(`every page of ${remote} keeps the server's elements, says when its head is set, fits also in large letters, is accessible and has targets for fingers`, async ({
    page,
    request,
  }) => {
    await listen(page);
    for (const path of onePageOfEachTemplate(await livePages(request, remote))) {
      await test.step(path, async () => {
        await resize(page, 1440);
        await openRendered(page, path);
        await scriptIsReady(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-from-server');
        if (saysWhenReady.includes(remote)) {
          await expect(page.locator('html')).toHaveAttribute('data-head-ready', await page.title());
        }
        await checkWidth(page);
        await checkLines(page);
        await checkAccessibility(page);
        await resize(page, 768);
        await checkWidth(page);
        await checkLines(page);
        await onATouchScreen(page, async () => {
          await resize(page, 320);
          await checkWidth(page);
          await checkLines(page);
          await checkTargets(page);
          await checkAccessibility(page);
          await checkLargeText(page);
        });
      });
    }
  });
}
