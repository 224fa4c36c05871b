import { type ReleaseName, releaseOfUrl } from '@app/federation/release-of-url';
import type { NoticedFault } from './noticed-faults.ts';
import type { FaultReport } from './report.ts';

/** What is needed to tell whose code ran. */
export interface FaultScene {
  readonly origin: string;
  /** The version of a part that runs in this tab now. */
  readonly running: (part: string) => string | undefined;
  /** The part that serves the page which is open. */
  readonly pagePart: string;
}

export type AttributedFault = Pick<
  FaultReport,
  'remote' | 'version' | 'kind' | 'fault' | 'by' | 'frames'
>;

/**
 * Names the release whose code ran, or undefined when it was none of ours. The innermost script of a
 * remote counts, before those of the shell: the shell has React and kit, which remotes call.
 */
export function attributeFault(
  { kind, cause, release, file = '' }: NoticedFault,
  { origin, running, pagePart }: FaultScene,
): AttributedFault | undefined {
  const { ours, foreign } = stackFrames(cause instanceof Error ? (cause.stack ?? '') : '', origin);
  const named = (found: ReleaseName, by: FaultReport['by']): AttributedFault => ({
    remote: found.name,
    version: found.version,
    kind,
    fault: nameOf(cause),
    by,
    frames: [...ours],
  });
  if (release) return named(release, 'page');
  const releases = [...ours, ...(file.startsWith(origin) ? [file] : [])].flatMap(
    (url) => releaseOfUrl(url, running) ?? [],
  );
  const found = releases.find(({ name }) => name !== 'shell') ?? releases[0];
  if (found) return named(found, 'script');
  if (foreign) return undefined;
  const part = suspect(kind, pagePart);
  const version = part && running(part);
  return version ? named({ name: part, version }, 'page') : undefined;
}

/**
 * The part to name when no script is known. A rejection with a text has no stack, so the page that is
 * open counts. What React caught outside a page is the frame. An error event without a script is
 * about another origin.
 */
function suspect(kind: NoticedFault['kind'], pagePart: string): string | undefined {
  if (kind === 'promise') return pagePart;
  return kind === 'render' ? 'shell' : undefined;
}

/** The name without the message: messages hold URLs, and may hold what a visitor typed. */
const nameOf = (cause: unknown): string =>
  (cause instanceof Error && /^\w{1,60}$/.exec(cause.name)?.[0]) || 'unknown';

/** Enough to find the place; the rest is React. */
const MOST_FRAMES = 8;
const FRAME = /(https?:\/\/[^/\s]+)(\/r\/[\w./-]+)(?:\?[\w=&]*)?(:\d+:\d+)/;

/** Places in a stack, innermost first. */
interface StackFrames {
  /** In files of releases, as `/r/<part>/<version>/<file>:<line>:<column>`. */
  readonly ours: readonly string[];
  /** True when the stack has places in other files only, such as those of a browser extension. */
  readonly foreign: boolean;
}

/** Cuts a stack down to files and positions. Messages, function names and queries are left out. */
function stackFrames(stack: string, origin: string): StackFrames {
  // V8 writes `at name (url:1:2)`, Firefox and Safari write `name@url:1:2`.
  const lines = stack.split('\n').filter((line) => /^\s+at |@/.test(line));
  const ours = lines.flatMap((line) => {
    const [, from, file, position] = FRAME.exec(line) ?? [];
    return from === origin && file ? [`${file}${position}`] : [];
  });
  const foreign = ours.length === 0 && lines.some((line) => /:\d+:\d+/.test(line));
  return { ours: ours.slice(0, MOST_FRAMES), foreign };
}
