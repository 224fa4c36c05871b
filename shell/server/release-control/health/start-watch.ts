import type { PartVersion } from '@app/federation/live-releases';
import { previewToken } from '@app/federation/preview-link';
import { findKeys } from '@app/federation/release-keys';
import type { Log } from '@app/http-server/logger';
import { failed } from '@app/result';
import type { SiteContext } from '@app/site/site-config';
import type { KnownRegistry } from '../../releases/described-files.ts';
import type { BrowserFault } from './browser-messages.ts';
import { checkVersion } from './check-version.ts';
import { notShown } from './not-shown.ts';
import { openInBrowser } from './open-in-browser.ts';
import { createUndo } from './undo-version.ts';
import type { Health } from './version-health.ts';
import { type VersionWatch, watchVersions } from './watch-versions.ts';

interface Options {
  readonly health: Health;
  /** Folder of the releases. */
  readonly releases: string;
  readonly registry: KnownRegistry;
  /** `AUTO_ROLLBACK`. */
  readonly isOn: boolean;
  /** How pages of two versions are rendered to compare them. */
  readonly siteContext: () => SiteContext;
  readonly apiOrigin: string;
  readonly heapMb: number;
  /** `BROWSER_PATH`. */
  readonly browser?: string | undefined;
  /** Where this server answers. */
  readonly ownOrigin: string;
  readonly log: Log;
}

/** A link that a browser of ours opens at once. */
const LINK_MS = 10 * 60_000;
/** Longer than any visitor waits: the machine may have just built a part. */
const PATIENCE_MS = 15_000;

/** Watches new versions on a running site, and takes back those that fail. */
export function startWatch(options: Options): VersionWatch {
  const { releases, registry, siteContext, apiOrigin, heapMb, browser, log } = options;
  if (!browser) log.info('releases are judged by renders and files: BROWSER_PATH names no browser');
  else if (process.getuid?.() !== 0) log.warn('a browser opens releases as the user of the site');
  return watchVersions({
    ...options,
    undo: createUndo({
      ...options,
      check: (watched) =>
        checkVersion(watched, {
          releases,
          registry: registry.current(),
          rendering: { site: siteContext(), apiOrigin, heapMb },
          inBrowser: browser ? (of, paths) => openPreviews(browser, of, paths, options) : undefined,
        }),
    }),
  });
}

/** As the preview of versions, which anybody with the link sees, so a canary can be opened too. */
async function openPreviews(
  program: string,
  of: readonly PartVersion[],
  paths: readonly string[],
  { releases, ownOrigin, log }: Options,
): Promise<readonly BrowserFault[] | undefined> {
  const keys = await findKeys(releases);
  // Without it nothing could be taken back either.
  if (!keys?.privateKey) return undefined;
  const until = new Date(Date.now() + LINK_MS);
  const preview = previewToken({ parts: of, until }, keys.privateKey);
  const urls = paths.map((path) => `${ownOrigin}${path}?${new URLSearchParams({ preview })}`);
  const why = await notShown(urls[0], of);
  const opened = why
    ? failed(why)
    : await openInBrowser({ program, urls, patienceMs: PATIENCE_MS, of });
  if (!opened.ok) log.warn({ why: opened.failure }, 'a release is not opened in a browser');
  return opened.ok ? opened.value.faults : undefined;
}
