import { Compilation, type RspackPluginInstance, sources } from '@rspack/core';

const NAME = 'chunks by content';
/** `output.chunkLoadingGlobal`, by which a chunk is recognised. */
export const CHUNK_GLOBAL = 'rspackChunk';
/** How a chunk starts after the minifier. */
const CHUNK_START = `(globalThis.${CHUNK_GLOBAL}||=[]).push(`;
const ADD_CHUNK = 'document.currentScript.addChunk(';

/**
 * What is left out of the entry of a remote, or comes in its place, by the name of the module of the
 * bundler's runtime. The shell gives a remote what loads its chunks (src/runtime/load-chunks.ts).
 */
const replacements: Readonly<Record<string, string>> = {
  jsonp_chunk_loading: '',
  load_script: '',
  css_loading: '',
  'module_federation/runtime': '__webpack_require__.federation = {};',
  global: '__webpack_require__.g = globalThis;',
  // The shell loads the entry by a script element, so none of the other ways to find the folder is needed.
  auto_public_path: '__webpack_require__.p = document.currentScript.src.replace(/[^/]+$/, "");',
};

/**
 * Makes the chunks of a remote independent of the release that loads them: each script element is given the
 * function that takes its chunk. Otherwise a chunk puts itself into a global variable, whose
 * name must differ between releases, because one tab can have two
 * (docs/decisions/0041-files-by-content-and-static-hosts.md).
 */
export const chunksByContent = (): RspackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, ({ name, source }) => {
        const code = replacements[name];
        if (code === undefined) return;
        if (!source) throw new Error(`The bundler gives no source of ${name}`);
        source.source = Buffer.from(code);
      });
      // After the minifier, and before names and hashes are made from contents.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const chunk of compilation.chunks) {
          if (chunk.hasRuntime()) continue;
          for (const file of chunk.files) {
            if (!file.endsWith('.js')) continue;
            const text = compilation.getAsset(file)?.source.source().toString() ?? '';
            const replaced = replaceOnly(text, CHUNK_START, ADD_CHUNK);
            compilation.updateAsset(file, new sources.RawSource(replaced));
          }
        }
      });
    });
  },
});

/** Replaces a text that must be there once. After an upgrade of the bundler it may not be. */
function replaceOnly(text: string, from: string, to: string): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`The bundler writes ${from} ${parts.length - 1} times`);
  return parts.join(to);
}
