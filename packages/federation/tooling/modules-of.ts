import { type Compilation, ConcatenatedModule, type Module } from '@rspack/core';

/** The bundler joins modules into one; the graph still has each of them. */
export const modulesOf = (compilation: Compilation): readonly Module[] =>
  [...compilation.modules].flatMap((module) =>
    module instanceof ConcatenatedModule ? module.modules : [module],
  );
