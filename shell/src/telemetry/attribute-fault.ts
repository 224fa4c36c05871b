import { type ReleaseName, releaseOfUrl } from '@app/federation/release-of-url';
import type { NoticedFault } from './noticed-faults.ts';
import type { FaultReport } from './report.ts';
import { stackFrames } from './stack-frames.ts';

/** What is needed to tell whose code ran. */
export interface FaultScene {
  readonly origin: string;
  /** The version of a part that runs in this tab now. */
  readonly running: (part: string) => string | undefined;
  /** The part that serves the page which is open. */
  readonly owner: string;
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
  { origin, running, owner }: FaultScene,
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
  const part = suspect(kind, owner);
  const version = part && running(part);
  return version ? named({ name: part, version }, 'page') : undefined;
}

/**
 * The part to name when no script is known. A rejection with a text has no stack, so the page that is
 * open counts. What React caught outside a page is the frame. An error event without a script is
 * about another origin.
 */
function suspect(kind: NoticedFault['kind'], owner: string): string | undefined {
  if (kind === 'promise') return owner;
  return kind === 'render' ? 'shell' : undefined;
}

/** The name without the message: messages hold URLs, and may hold what a visitor typed. */
const nameOf = (cause: unknown): string =>
  (cause instanceof Error && /^\w{1,60}$/.exec(cause.name)?.[0]) || 'unknown';
