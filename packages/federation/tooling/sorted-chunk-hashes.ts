import type { RspackPluginInstance } from '@rspack/core';

const NAME = 'sorted chunk hashes';
/** The list of chunks, whose hashes are put in later. */
const LIST = /(\.sriHashes\s*=\s*\{)([^}]*)(\})/;

/**
 * The bundler lists the chunks of a script with their hashes in an order that follows from the folder of
 * the repository. Sorted, the same source is the same script everywhere.
 */
export const sortedChunkHashes = (): RspackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, ({ source }) => {
        if (!source) return;
        const text = source.source.toString('utf8');
        if (!LIST.test(text)) return;
        const sorted = text.replace(LIST, (_, start: string, list: string, end: string) => {
          return `${start}${list.split(',').sort().join(',')}${end}`;
        });
        source.source = Buffer.from(sorted, 'utf8');
      });
    });
  },
});
