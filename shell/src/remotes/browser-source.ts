import type { LiveRemote } from '@app/federation/registry';
import type { ReleaseName } from '@app/federation/release-of-url';
import { KIT_VERSION } from '@app/kit/version';
import { noticeFault } from '../telemetry/noticed-faults.ts';
import { federatedModules } from './federated-modules.ts';
import { fetchLiveParts } from './live-parts.ts';
import type { PageFault, PageSource } from './page-source.ts';
import { createRetryingSource } from './retrying-source.ts';

/**
 * Loads pages of remotes over the network.
 * @param shell the version of the shell in this tab.
 */
export const createBrowserSource = (shell: string, remotes: readonly LiveRemote[]): PageSource =>
  createRetryingSource({
    modules: federatedModules(remotes),
    remotes,
    shell: { version: shell, kit: KIT_VERSION },
    liveParts: fetchLiveParts,
    report: reportFailedRemote,
  });

/** Tells the browser's console and the server that a release of a remote failed. */
function reportFailedRemote(release: ReleaseName, { kind, cause }: PageFault): void {
  const name = cause instanceof Error ? cause.name : 'unknown';
  console.error(`Remote ${release.name} ${release.version}: ${kind} ${name}`);
  noticeFault({ kind, cause, release });
}
