import { type CreatedScript, loadScript } from './load-script.ts';
import type { Factory, ShareScope } from './share-scope.ts';

/** A remote and the URL of its container script. */
export interface Remote {
  readonly name: string;
  readonly entry: string;
}

/** What the script of a remote puts into the global variable of its name. */
interface Container {
  /** Takes the modules that are shared and adds those of the remote. */
  init(scope: ShareScope, initScope: unknown[]): unknown;
  /** @param module such as `./contact`. */
  get(module: string): Promise<Factory>;
}

const globals = globalThis as Record<string, unknown>;

/** The containers that a tab has loaded, by the name of their remote. */
export class RemoteContainers {
  readonly #loaded = new Map<string, Promise<Container>>();
  readonly #scope: ShareScope;
  readonly #createScript: (url: string) => CreatedScript;

  constructor(scope: ShareScope, createScript: (url: string) => CreatedScript) {
    this.#scope = scope;
    this.#createScript = createScript;
  }

  /** The container of a remote, which is loaded once. After a failure the next call tries again. */
  open(remote: Remote): Promise<Container> {
    const { name } = remote;
    const known = this.#loaded.get(name);
    if (known) return known;
    const loading = this.#load(remote);
    this.#loaded.set(name, loading);
    loading.catch(() => {
      if (this.#loaded.get(name) === loading) this.#loaded.delete(name);
    });
    return loading;
  }

  /** The next `open` runs the script of the remote again. */
  forget(name: string): void {
    this.#loaded.delete(name);
    // Not `delete`, which has no effect on a `var` of a script.
    globals[name] = undefined;
  }

  async #load({ name, entry }: Remote): Promise<Container> {
    await loadScript(this.#createScript(entry));
    const container = await globals[name];
    if (!isContainer(container)) throw new Error(`${entry} has no container`);
    await container.init(this.#scope, []);
    return container;
  }
}

/** The global variable is also that of an element whose id is the name of the remote. */
const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
