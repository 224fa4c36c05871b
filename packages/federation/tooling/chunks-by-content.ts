import { Compilation, type RspackPluginInstance, sources } from '@rspack/core';

const NAME = 'chunks by content';
/** `output.chunkLoadingGlobal`, by which a chunk is recognised. */
export const CHUNK_GLOBAL = 'rspackChunk';
/** How a chunk starts after the minifier. */
const CHUNK_START = `(globalThis.${CHUNK_GLOBAL}||=[]).push(`;
const ADD_CHUNK = 'document.currentScript.addChunk(';

/**
 * What the bundler writes into the entry of a remote, and what replaces it, by the name of the module of
 * its runtime. Between the texts there may be other white space.
 */
const replacements: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  jsonp_chunk_loading: [
    [
      `var jsonpChunkLoadingGlobal = globalThis["${CHUNK_GLOBAL}"] ||= [];
       jsonpChunkLoadingGlobal.forEach(__rspack_jsonp.bind(null, 0));
       jsonpChunkLoadingGlobal.push = __rspack_jsonp.bind(null, jsonpChunkLoadingGlobal.push.bind(jsonpChunkLoadingGlobal));`,
      '__webpack_require__.addChunk = (data) => __rspack_jsonp(0, data);',
    ],
  ],
  load_script: [
    // A script that another release is loading would give its chunk to that one only.
    ['if (key !== undefined) {', 'if (false) {'],
    [
      'script.setAttribute("data-rspack", uniqueName + key);',
      'script.addChunk = __webpack_require__.addChunk;',
    ],
  ],
  css_loading: [
    // The style sheet of another release has the same key; one with the same address is the same.
    ['|| l.getAttribute("data-rspack") == cssLoadingUniqueName + ":" + key', ''],
    ['link.setAttribute("data-rspack", cssLoadingUniqueName + ":" + key);', ''],
  ],
};

/**
 * Makes the chunks of a remote independent of the release that loads them: the entry gives each script
 * element the function that takes its chunk. Otherwise a chunk puts itself into a global variable, whose
 * name must differ between releases, because one tab can have two
 * (docs/decisions/0041-files-by-content-and-static-hosts.md).
 */
export const chunksByContent = (): RspackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, ({ name, source }) => {
        const wanted = replacements[name];
        if (!wanted) return;
        if (!source) throw new Error(`The bundler gives no source of ${name}`);
        const code = source.source.toString();
        source.source = Buffer.from(
          wanted.reduce((text, [from, to]) => replaceOnly(text, from, to), code),
        );
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
  const words = from.split(/\s+/).map((word) => RegExp.escape(word));
  const parts = text.split(new RegExp(words.join('\\s+')));
  if (parts.length !== 2) throw new Error(`The bundler writes ${from} ${parts.length - 1} times`);
  return parts.join(to);
}
