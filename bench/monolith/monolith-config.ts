import { clientConfig } from '@app/federation/tooling/build-config';
import { partNamed } from '@app/federation/tooling/parts';
import { type Configuration, rspack } from '@rspack/core';
import type { Replacements } from './write-sources.ts';

/** `split`: one chunk per page. `single`: all pages in one bundle. */
export type MonolithKind = 'split' | 'single';

/**
 * The shell's build configuration without federation and otherwise unchanged, so that the
 * comparison shows only what federation costs. `check` throws if the shell did not import one of
 * the replaced modules: the monolith would then contain federation code.
 */
export function monolithConfig(
  kind: MonolithKind,
  output: string,
  replacements: Replacements,
): { readonly config: Configuration; readonly check: () => void } {
  const shell = partNamed('shell');
  if (!shell) throw new Error('There is no shell to build the monolith from');
  const config = clientConfig({ ...shell, output });
  const missing = new Set(Object.keys(replacements));
  const replace = Object.entries(replacements).map(([name, file]) => {
    const request = new RegExp(`/${name.replaceAll('.', '\\.')}$`);
    return new rspack.NormalModuleReplacementPlugin(request, (resolved) => {
      missing.delete(name);
      resolved.request = file;
    });
  });
  const parser = kind === 'single' ? { javascript: { dynamicImportMode: 'eager' as const } } : {};
  return {
    config: {
      ...config,
      plugins: [...withoutFederation(config.plugins ?? []), ...replace],
      module: { ...config.module, parser },
    },
    check() {
      if (missing.size > 0) throw new Error(`The shell does not import ${[...missing].join(', ')}`);
    },
  };
}

/** The plugins of a configuration without that of the federation, whose start code is then not there to be replaced. */
function withoutFederation(plugins: NonNullable<Configuration['plugins']>) {
  const others = plugins.filter(
    (plugin) => !/federation/i.test((plugin as object).constructor.name),
  );
  if (others.length === plugins.length) throw new Error('The federation plugin was not found');
  return others;
}
