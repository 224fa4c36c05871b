import type { ReleaseName } from '@app/federation/release-of-url';
import { noticeFault } from '../telemetry/noticed-faults.ts';
import type { PageFault } from './page-source.ts';

/** Tells the browser's console and the server that a release of a remote failed. */
export function reportFailedRemote(release: ReleaseName, { kind, cause }: PageFault): void {
  const name = cause instanceof Error ? cause.name : 'unknown';
  console.error(`Remote ${release.name} ${release.version}: ${kind} ${name}`);
  noticeFault({ kind, cause, release });
}
