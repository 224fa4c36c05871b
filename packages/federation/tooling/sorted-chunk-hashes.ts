import { Compilation, type RspackPluginInstance, sources } from '@rspack/core';

const NAME = 'sorted chunk hashes';
/** The list of chunks with their hashes, or with what stands for those that are put in later. */
const LIST = /(\.sriHashes\s*=\s*\{)([^}]*)(\})/;

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
          if (!LIST.test(text)) continue;
          compilation.updateAsset(file, new sources.RawSource(sortedList(text)));
        }
      });
    });
  },
});

const sortedList = (text: string): string =>
  text.replace(
    LIST,
    (_, start: string, list: string, end: string) => start + list.split(',').sort().join(',') + end,
  );
