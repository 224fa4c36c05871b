import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { failed, type Result, success } from '@app/result';
import { installedBrowsers } from '@app/testing/installed-browsers';
import { chromium } from 'playwright';
import { type BrowserSource, browserSources } from './browser-sources.ts';

interface Machine {
  readonly named?: string | undefined;
  readonly installed?: readonly string[];
  readonly starts?: (program: string) => boolean;
  readonly sources?: readonly BrowserSource[];
  readonly say?: (line: string) => void;
}

/**
 * The browser of the tests: that of BROWSER_PATH and no other when it is set, else the first that starts of
 * those that the machine has, else the first that can be fetched. The failure says in one line what to install.
 */
export async function findBrowser({
  named = process.env.BROWSER_PATH,
  installed = [...installedBrowsers(), chromium.executablePath()].filter(existsSync),
  starts = canStart,
  sources = browserSources,
  say = console.log,
}: Machine = {}): Promise<Result<string, string>> {
  if (named)
    return starts(named) ? success(named) : failed(`${named} (BROWSER_PATH) does not start`);
  const found = installed.find(starts);
  if (found) return success(found);
  const reasons: string[] = [];
  for (const source of sources) {
    const missing = await source.missing();
    if (missing !== undefined) {
      reasons.push(missing);
      continue;
    }
    say(`No browser here: fetching ${source.name}...`);
    try {
      const program = await source.fetch();
      if (starts(program)) return success(program);
      reasons.push(`${source.name} does not start here`);
    } catch (fault) {
      const [first] = (fault instanceof Error ? fault.message : String(fault)).split('\n');
      reasons.push(`${source.name}: ${first}`);
    }
  }
  return failed(`install Chromium or Chrome, or name one in BROWSER_PATH (${reasons.join('; ')})`);
}

/** A browser without its libraries ends at once. Elsewhere than on Linux its version opens a window. */
const canStart = (program: string): boolean =>
  process.platform === 'linux'
    ? spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
    : existsSync(program);
