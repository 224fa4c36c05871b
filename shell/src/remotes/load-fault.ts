import type { PageFault } from './page-source.ts';

/** The code of a page did not arrive in time. */
export class Late extends Error {
  override name = 'Late';
}

/** The container of a remote has no such module. */
export class NoModule extends Error {
  override name = 'NoModule';
}

/**
 * What a fault while code was loaded is. The bundler throws a `ChunkLoadError` for a file that did
 * not arrive, and the federation runtime RUNTIME-008 for a container:
 * https://module-federation.io/guide/troubleshooting/runtime
 */
export function loadFaultKind(cause: unknown): PageFault['kind'] {
  if (cause instanceof Late) return 'timeout';
  if (!(cause instanceof Error)) return 'module';
  if (/css chunk/.test(cause.message)) return 'style';
  if (cause.name === 'ChunkLoadError' || cause.message.includes('RUNTIME-008')) return 'chunk';
  return 'module';
}

/** The same for what a page threw while it rendered: a part of it may not have arrived. */
export function renderFaultKind(cause: unknown): PageFault['kind'] {
  const kind = loadFaultKind(cause);
  return kind === 'module' ? 'render' : kind;
}
