import type { LiveRemote } from '@app/federation/registry';
import { KIT_VERSION } from '@app/kit/version';
import { federatedModules } from './federated-modules.ts';
import { fetchLiveParts } from './live-parts.ts';
import type { PageSource } from './page-source.ts';
import { reportFailedRemote } from './report-failed-remote.ts';
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
