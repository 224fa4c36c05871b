import type { PartVersion } from '@app/federation/live-releases';
import { makePreviewLink } from '@app/federation/make-preview-link';
import { publishPreview } from '@app/federation/publish-preview';
import { ReleaseRefused } from '@app/federation/release-refused';
import { type BuiltRelease, readRegistry } from '@app/federation/releases';
import type { CheckFlip, Flip } from '@app/federation/stage-release';
import type { BrowserFault } from '@app/shell/server/release-control/health/browser-messages';
import { newFault } from '@app/shell/server/release-control/health/check-version';
import { notShown } from '@app/shell/server/release-control/health/not-shown';
import {
  type OpenInBrowser,
  openInBrowser,
} from '@app/shell/server/release-control/health/open-in-browser';
import { pagesToOpen } from '@app/shell/server/release-control/health/pages-to-open';

/** Longer than any visitor waits: the machine has just built a part. */
const PATIENCE_MS = 15_000;

export const NOT_OPENED =
  'Judged by renders and files: BROWSER_PATH names no browser that could open pages.';

export interface OpenBeforeLive {
  /** Program of the browser: `BROWSER_PATH`. Absent: nothing is opened, which is said. */
  readonly program: string | undefined;
  /** Where the site runs that has these releases. */
  readonly origin: string;
  /** Where people see it. */
  readonly publicOrigin: string;
  /** What must hold before anything is opened. */
  readonly check: CheckFlip;
  /** Who releases, where it is not whoever runs this process. */
  readonly who?: string;
  /** Tells the person at the keyboard what could not be checked. */
  readonly note: (line: string) => void;
  /** Opens addresses; by default in the browser. */
  readonly open?: OpenInBrowser;
}

/**
 * Opens each page of builds in a browser before they are live, as their preview in the running site, and clicks what
 * only shows something. What fails is opened with the live versions, and once more: what they also have, and what is
 * seen once, may be the fault of a busy machine and is no reason to refuse.
 *
 * Where nothing can be opened, because no browser starts or the site does not answer or shows no previews, a line says
 * so and the build goes on: none of that comes from the build, which was rendered before. A browser that ends or takes
 * too long at a page is a fault of that page like any other.
 * @throws ReleaseRefused with the first fault, as one line.
 */
export async function openBeforeLive(
  releases: string,
  built: readonly BuiltRelease[],
  { program, origin, publicOrigin, check, who, note, open = openInBrowser }: OpenBeforeLive,
): Promise<void> {
  if (!program) return note(NOT_OPENED);
  const { parts } = await readRegistry(releases);
  // Previews are shown by the live shell.
  if (!parts.shell) return note('Pages were not opened in a browser: nothing is live yet.');
  let next: Flip['next'] = [];
  const keepNext: CheckFlip = async (flip) => {
    next = flip.next;
    await check(flip);
  };
  await publishPreview(releases, built, keepNext, who ? { who } : {});
  const fresh = built.map(({ release: { name: part, version } }) => ({ part, version }));
  const names = fresh.map(({ part }) => part);
  const pages = pagesToOpen(
    next.map(({ release }) => release),
    names,
  );
  const previewOf = async (of: readonly PartVersion[]) =>
    new URL((await makePreviewLink(releases, of)).path, origin).search;
  const opened = async (of: readonly PartVersion[], paths: readonly string[]) => {
    const search = await previewOf(of);
    const urls = paths.map((path) => origin + path + search);
    const why = await notShown(urls[0], of);
    if (why) return { ok: false, failure: why } as const;
    return open({ program, urls, of, patienceMs: PATIENCE_MS });
  };
  if (pages.length === 0) return;
  const found = await opened(fresh, pages);
  if (!found.ok) return note(`Pages were not opened in a browser: ${found.failure}.`);
  const { faults, notClickedThrough } = found.value;
  if (notClickedThrough.length > 0) {
    note(`Not everything was clicked, for want of time: ${notClickedThrough.join(', ')}.`);
  }
  if (faults.length === 0) return;
  const live = names.flatMap((part) => {
    const version = parts[part]?.active;
    return version ? [{ part, version }] : [];
  });
  const failing = [...new Set(faults.map(({ page }) => page))];
  const before = live.length === names.length ? await opened(live, failing) : undefined;
  const known = before?.ok ? before.value.faults : [];
  if (!newFault(known, faults)) return;
  const again = await opened(fresh, failing);
  const seenTwice = (one: BrowserFault) => !again.ok || !newFault(again.value.faults, [one]);
  const fault = newFault(known, faults.filter(seenTwice));
  if (!fault) return;
  const what = fresh.map(({ part, version }) => `${part} ${version}`).join(' with ');
  throw new ReleaseRefused(
    `${what} fails in a browser at ${fault.page}: ${fault.fault}. Look at it: ${publicOrigin}${fault.page}${await previewOf(fresh)}`,
  );
}
