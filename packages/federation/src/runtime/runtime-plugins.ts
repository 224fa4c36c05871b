import { type CreatedScript, plainScript } from './load-script.ts';

export interface RuntimePlugin {
  readonly name: string;
  readonly createScript?: (args: { readonly url: string }) => CreatedScript | undefined;
}

/** What a plugin may have. Only `createScript` is called: `beforeInit` has nothing to do here. */
const members = ['name', 'version', 'createScript', 'beforeInit'];

/** The plugins of one part. */
export class RuntimePlugins {
  readonly #plugins = new Map<string, RuntimePlugin>();

  /** @throws when a plugin has a hook that would never be called. */
  register(plugin: RuntimePlugin): void {
    const unknown = Object.keys(plugin).find((member) => !members.includes(member));
    if (unknown) throw new Error(`The shell's federation runtime never calls ${unknown}`);
    this.#plugins.set(plugin.name, plugin);
  }

  createScript(url: string): CreatedScript {
    for (const { createScript } of this.#plugins.values()) {
      const created = createScript?.({ url });
      if (created) return created;
    }
    return plainScript(url);
  }
}
