import { Compilation, type RspackPluginInstance, sources } from '@rspack/core';

const NAME = 'sorted chunk hashes';
/**
 * The lists of scripts and of style sheets with their hashes, or with what stands for those that are put
 * in later.
 */
const LISTS = /(\.sri(?:Css)?Hashes\s*=\s*\{)([^}]*)(\})/g;

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
          const text = asset.source().toString();
          const sorted = withSortedLists(text);
          if (sorted === text) continue;
          compilation.updateAsset(file, new sources.RawSource(sorted));
        }
      });
    });
  },
});

const withSortedLists = (text: string): string =>
  text.replaceAll(
    LISTS,
    (_, start: string, list: string, end: string) => start + list.split(',').sort().join(',') + end,
  );
