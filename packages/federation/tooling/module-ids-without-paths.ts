import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import type { Compiler, Module } from '@rspack/core';

const NAME = 'module-ids-without-paths';
/** The bundler takes fewer digits for its own ids. */
const FIRST_ID = 1_000_000;
const IDS = 9_000_000;

/** Modules that federation makes: for shared modules, and for the start of its runtime. */
const madeByFederation = /^(consume shared module|provide shared module|data:)/;
/** The bundler ends some names with a hash of settings, in which there is a path, too. */
const SETTINGS = /\|[0-9a-f]{16}$/;

/**
 * Numbers the modules that federation makes. Their names have the folder of the repository inside, and
 * the bundler makes a path relative only at the start of a name: the same source would be another
 * release in another folder.
 */
export function moduleIdsWithoutPaths(root: string) {
  const folder = realpathSync(root);
  const inside = [folder, encodeURIComponent(folder)];
  return {
    apply(compiler: Compiler) {
      compiler.hooks.compilation.tap(NAME, (compilation) => {
        compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
          const taken = new Set<number>();
          const named = [...modules].filter((module) => madeByFederation.test(nameOf(module)));
          for (const [portable, module] of byPortableName(named, inside)) {
            let id = FIRST_ID + (numberOf(portable) % IDS);
            while (taken.has(id)) id += 1;
            taken.add(id);
            Object.assign(module, { id });
          }
        });
      });
    },
  };
}

function byPortableName(modules: readonly Module[], inside: readonly string[]) {
  const portable = (name: string) =>
    inside.reduce((text, path) => text.replaceAll(path, ''), name).replace(SETTINGS, '');
  return modules
    .map((module) => [portable(nameOf(module)), module] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

// What this hook gets has a text where modules have a function.
const nameOf = (module: Module): string => module.identifier as unknown as string;

const numberOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUIntBE(0, 6);
