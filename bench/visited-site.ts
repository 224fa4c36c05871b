import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@app/federation/tooling/parts';
import { chromiumOptions } from '@app/testing/chromium';
import { type Browser, chromium } from 'playwright';
import { startProcess } from './started-process.ts';

/** Scripts are compiled as for people, and not as for tests. */
const args = chromiumOptions.args.filter((one) => !one.startsWith('--js-flags'));

/**
 * Starts a site with a data folder of its own and a browser, and ends both after the visit.
 * @param prepare fills the folder before the site starts.
 */
export async function visitSite(
  visit: (browser: Browser, url: string) => Promise<void>,
  prepare: (dataDir: string) => Promise<void> = async () => {},
): Promise<void> {
  // What is typed here must not reach a mail server, database or model that the developer has set.
  for (const setting of ['SMTP_URL', 'MONGODB_URI', 'OPENAI_API_KEY']) delete process.env[setting];
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-visit-'));
  try {
    await prepare(dataDir);
    const site = await startProcess(path.join(root, 'scripts/start.ts'), {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    });
    try {
      const browser = await chromium.launch({ ...chromiumOptions, args });
      try {
        await visit(browser, site.url);
      } finally {
        await browser.close();
      }
    } finally {
      await site.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
