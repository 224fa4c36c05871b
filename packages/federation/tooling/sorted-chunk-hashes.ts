import { Compilation, type RspackPluginInstance, sources } from '@rspack/core';

const NAME = 'sorted chunk hashes';
/** Chunks with the hashes of their scripts, or style sheets, or with what stands for those until later. */
const LIST = /(\.sri\w*Hashes\s*=\s*\{)([^}]*)(\})/g;

/**
 * The bundler lists the chunks of a script with their hashes in an order that follows from the folder of
 * the repository. Sorted, the same source is the same script everywhere.
 */
export const sortedChunkHashes = (): RspackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // After the minifier, and before names are made from contents.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const text = asset.source().toString();
          const sorted = sortedLists(text);
          if (sorted === text) continue;
          compilation.updateAsset(file, new sources.RawSource(sorted));
        }
      });
    });
  },
});

const sortedLists = (text: string): string =>
  text.replace(
    LIST,
    (_, start: string, list: string, end: string) => start + list.split(',').sort().join(',') + end,
  );
