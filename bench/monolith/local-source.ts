import type { RemotePage } from '@app/federation/remote-module';
import type { PageSource } from '../../shell/src/remotes/page-source.ts';

export interface LocalPage {
  readonly path: string;
  readonly module: string;
  readonly open: () => Promise<RemotePage<unknown>>;
}

/** Opens pages with plain dynamic imports in place of federation. */
export function localSource(pages: readonly LocalPage[]): PageSource {
  return {
    async open(_remote, module) {
      const found = pages.find((page) => page.module === module);
      if (!found) return { kind: 'failed' };
      const release = { name: 'monolith', version: '' };
      return { kind: 'opened', page: await found.open(), release, renewed: false };
    },
    prefetch() {},
    broke() {},
    running: () => undefined,
  };
}
