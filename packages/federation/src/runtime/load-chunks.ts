import { loadElement } from './load-script.ts';

export type ModuleId = string | number;
type Modules = Record<ModuleId, (module: { exports: unknown }) => void>;

/** What a chunk gives to `addChunk` of its script element. */
type Chunk<Part> = [chunks: readonly ModuleId[], modules: Modules, run?: (part: Part) => void];

/** What the bundler writes about the chunks of a part into its entry. */
export interface ChunkedPart {
  /** The address of its folder. */
  readonly p: string;
  readonly m: Modules;
  /** The file of a chunk's script, and of its style sheet. */
  readonly u: (chunk: ModuleId) => string;
  readonly k: (chunk: ModuleId) => string;
  /** Hashes of those chunks that have a script, and of those that have a style sheet. */
  readonly sriHashes: Readonly<Record<ModuleId, string>>;
  readonly sriCssHashes?: Readonly<Record<ModuleId, string>>;
  readonly f: {
    j?: (chunk: ModuleId, promises: Promise<unknown>[]) => void;
    css?: (chunk: ModuleId, promises: Promise<unknown>[]) => void;
  };
}

const TIMEOUT_MS = 120_000;
/** Also in containers for kit 1.4 to 1.6: two releases of a remote may load the same style sheet. */
const LOADING = 'data-rspack-loading';

/** Lets a part load its chunks. The browser compares each file with its hash. */
export function loadChunks(part: ChunkedPart): void {
  const { sriHashes: scripts, sriCssHashes: styles = {} } = part;
  part.f.j = onceEach(scripts, (chunk, hash) => loadScript(part, part.p + part.u(chunk), hash));
  part.f.css = onceEach(styles, (chunk, hash) => loadStyle(part.p + part.k(chunk), hash));
}

/** Loads what has a hash, each once. After a failure the next call tries again. */
function onceEach(
  hashes: Readonly<Record<ModuleId, string>>,
  load: (chunk: ModuleId, hash: string) => Promise<void>,
) {
  const loads = new Map<string, Promise<void>>();
  return (chunk: ModuleId, promises: Promise<unknown>[]): void => {
    const hash = hashes[chunk];
    if (!hash) return;
    const key = String(chunk);
    const loading = loads.get(key) ?? load(chunk, hash);
    loads.set(key, loading);
    loading.catch(() => loads.delete(key));
    promises.push(loading);
  };
}

async function loadScript(part: ChunkedPart, url: string, hash: string): Promise<void> {
  let arrived = false;
  const script = document.createElement('script') as HTMLScriptElement & {
    addChunk: (chunk: Chunk<ChunkedPart>) => void;
  };
  script.addChunk = ([, modules, run]) => {
    arrived = true;
    Object.assign(part.m, modules);
    run?.(part);
  };
  script.src = url;
  script.integrity = hash;
  script.crossOrigin = 'anonymous';
  try {
    await loadElement(script, TIMEOUT_MS);
  } catch (cause) {
    throw chunkFault(`Loading chunk ${url} failed`, cause);
  } finally {
    script.remove();
  }
  if (!arrived) throw chunkFault(`Loading chunk ${url} failed: it has no chunk`);
}

/** A style sheet that is in the document already is taken as it is. */
async function loadStyle(url: string, hash: string): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const found = links.find(({ href }) => href === url);
  if (found && !found.hasAttribute(LOADING)) return;
  const link = found ?? document.createElement('link');
  link.setAttribute(LOADING, '1');
  link.rel = 'stylesheet';
  link.href = url;
  link.integrity = hash;
  link.crossOrigin = 'anonymous';
  try {
    await loadElement(link, TIMEOUT_MS);
    link.removeAttribute(LOADING);
  } catch (cause) {
    link.remove();
    throw chunkFault(`Loading css chunk ${url} failed`, cause);
  }
}

function chunkFault(message: string, cause?: unknown): Error {
  const fault = new Error(message, { cause });
  // By this name, which is the bundler's, and the words of its message the shell tells what failed.
  fault.name = 'ChunkLoadError';
  return fault;
}
