import { KIT_VERSION } from '@app/kit/version';

export const KIT = '@app/kit';

/**
 * Modules that exist once on a page, provided by the shell. React Router is not among them because
 * a shared module cannot be tree-shaken; remotes use it through kit.
 */
export const singletons = ['react', 'react/jsx-runtime', 'react-dom', 'jotai', KIT] as const;

/** What the shell has and remotes reach through kit. */
export const router = ['react-router', 'react-router-dom'] as const;

/** Shared by prefix: each part of it is a module of its own. */
export const ARK = '@ark-ui/react';
export const ARK_RANGE = '^5.0.0';

/**
 * What a remote with a React of its own takes from the shell, by the names that `packages/kit/src/own-root` has for
 * it. Everything else in it is its own.
 */
export const ofShell: Readonly<Record<string, string>> = {
  'react-of-shell': 'react',
  'kit-of-shell': KIT,
};

interface SharedSettings {
  singleton: boolean;
  shareKey?: string;
  requiredVersion?: string | false;
  version?: string;
  eager?: boolean;
  import?: false;
}

/** The `shared` setting of the federation plugin for the shell (`host`) or a remote. */
export function sharedModules(host: boolean, ownReact = false): Record<string, SharedSettings> {
  if (ownReact) {
    const taken = { singleton: true, requiredVersion: false as const, import: false as const };
    const all = Object.entries(ofShell).map(([name, shareKey]) => [name, { ...taken, shareKey }]);
    return Object.fromEntries(all);
  }
  const provided = host ? { eager: true } : { import: false as const };
  const shared: Record<string, SharedSettings> = {};
  for (const name of singletons) {
    shared[name] = { singleton: true, requiredVersion: false, ...provided };
  }
  shared[KIT] = { ...shared[KIT], singleton: true, version: KIT_VERSION };
  // Ark is shared module by module and loaded when needed, for example with the first dialog.
  shared[`${ARK}/`] = { singleton: false, requiredVersion: ARK_RANGE };
  return shared;
}
