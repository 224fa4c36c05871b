import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** What pdf.js decodes with WebAssembly, and without it with these files, which are modules of one function. */
const decoders = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'];
/** Where its worker loads one of them. */
const LOADS = /import\((?:\s*\/\*[^*]*\*\/)*\s*`[^`]*\$\{this\._noWasmFilename\}`\)/;

/**
 * Puts the decoders of scans into the worker of pdf.js. Files of releases have a policy of their own, under which a
 * worker can neither load code nor compile WebAssembly.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} worker
 */
export default async function pdfWorker(worker) {
  if (!LOADS.test(worker))
    throw new Error('The worker of pdf.js loads its decoders in another way');
  const { resolve } = createRequire(this.resourcePath);
  const made = await Promise.all(
    decoders.map(async (file) => {
      const code = await readFile(resolve(`pdfjs-dist/wasm/${file}`), 'utf8');
      if (!code.includes('export default function')) throw new Error(`${file} is another module`);
      return `${JSON.stringify(file)}: (() => { ${code.replace('export default', 'return')} })`;
    }),
  );
  const table = `const ownDecoders = { ${made.join(', ')} };`;
  return `${table}\n${worker.replace(LOADS, 'Promise.resolve({ default: ownDecoders[this._noWasmFilename]() })')}`;
}
